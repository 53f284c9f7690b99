/** What links for somebody without an account are for. */
export const finalidades = ['assinatura', 'temporada'] as const;
export type Finalidade = (typeof finalidades)[number];

/** The pages that they open, without the host. */
const paginas: Record<Finalidade, string> = { assinatura: '/assinar', temporada: '/conferir-cadastro' };

/** Where a link opens, without the host. */
export const caminhoDoLinkExterno = (finalidade: Finalidade, token: string): string => `${paginas[finalidade]}?token=${token}`;

/** An address as its owner knows it and nobody else does: the first letter and what stands after the @. */
export function emailMascarado(email: string): string {
  const [caixa = '', dominio = ''] = email.split('@');
  return `${caixa.slice(0, 1)}•••@${dominio}`;
}
