import { graphql } from "gatsby";

/** Every text of the form, as data/contact.json holds it. */
export const fragment = graphql`
  fragment ContactForm on ContactJsonForm {
    requiredHint
    fields {
      name {
        label
      }
      email {
        label
      }
      message {
        label
        hint
      }
      phone {
        label
      }
      company {
        label
      }
      consent {
        label
      }
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
    withoutScript {
      text
      link
    }
    errors {
      ...ContactFormErrors
    }
    failures {
      unreachable
      unsent
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
