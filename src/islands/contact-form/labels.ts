import { graphql } from "gatsby";

/** Every text of the form, as data/contact.json holds it. */
export const fragment = graphql`
  fragment ContactForm on ContactJsonForm {
    requiredHint
    fields {
      ...ContactFormFields
    }
    prompts {
      id
      text
    }
    submit
    sending {
      button
      status
    }
    sent
    withoutScript {
      text
      link
    }
    errors {
      ...ContactFormErrors
    }
    failures {
      unreachable
      refused
      rejected
      suspected
    }
    mail {
      link
      subject
      cut
    }
    honeypot
    notices {
      errorTitle
      successTitle
      successText
      dismiss
    }
  }

  fragment ContactFormFields on ContactJsonFormFields {
    name {
      label
    }
    email {
      label
    }
    phone {
      label
    }
    company {
      label
    }
    message {
      label
      hint
    }
    consent {
      label
    }
  }

  fragment ContactFormErrors on ContactJsonFormErrors {
    nameMissing
    nameForbidden
    emailMissing
    emailInvalid
    messageTooShort
    tooLong
    consentMissing
    refused
  }
`;
