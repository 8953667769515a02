import { graphql } from "gatsby";

export const fragment = graphql`
  fragment ContactForm on ContactJsonForm {
    requiredHint
    fields {
      name
      email
      message
      phone
      company
      consent
    }
    messageHint
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
      nameMissing
      nameForbidden
      emailMissing
      emailInvalid
      messageTooShort
      tooLong
      consentMissing
      refused
    }
    failures {
      offline
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
`;
