const step = (requirement: string, authenticator: string, priority: number) => ({requirement, authenticator, priority})

/** A flow as beginners build it, with three faults. */
export const example = JSON.stringify(
  [
    {
      alias: 'my browser flow',
      topLevel: true,
      authenticationExecutions: [
        step('ALTERNATIVE', 'auth-cookie', 10),
        step('REQUIRED', 'auth-username-password-form', 20),
        {requirement: 'CONDITIONAL', flowAlias: 'one-time code', authenticatorFlow: true, priority: 30},
        {requirement: 'REQUIRED', flowAlias: 'administrators', authenticatorFlow: true, priority: 40},
      ],
    },
    {
      alias: 'one-time code',
      topLevel: false,
      authenticationExecutions: [step('REQUIRED', 'auth-otp-form', 10)],
    },
    {
      alias: 'administrators',
      topLevel: false,
      authenticationExecutions: [
        step('REQUIRED', 'conditional-user-role', 10),
        step('REQUIRED', 'webauthn-authenticator', 20),
      ],
    },
  ],
  null,
  2,
)
