type Mudanca = { saldo: number; principal: number /** The discount before it was changed. */; antes: number; agora: number };

/**
 * The principal that goes with a discount that was changed: one that covers, with the discount, all that is owed goes on doing so, up and down;
 * a part that somebody chose stays while it fits. Pure.
 */
export function principalComDesconto({ saldo, principal, antes, agora }: Mudanca): number {
  const cobreTudo = principal + antes >= saldo;
  // A discount of all that is owed leaves nothing to pay: it is refused at its own field, and changes no other.
  if (agora >= saldo || !(cobreTudo || principal + agora > saldo)) return principal;
  return saldo - agora;
}
