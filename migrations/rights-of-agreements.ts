/** The rights on insurances and agreements with partners. */
export const rightsOfAgreements = {
  convenios: 'edit',
  // Who was in and what was given stays: insurers and auditors ask for past months.
  convenios_pessoas: 'keep',
  convenios_descontos: 'keep',
} as const;
