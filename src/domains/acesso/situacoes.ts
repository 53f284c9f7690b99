import { errosAcesso } from './erros.ts';

export const situacoesUsuario = ['pendente', 'convidado', 'ativo', 'inativo', 'recusado'] as const;
export type SituacaoUsuario = (typeof situacoesUsuario)[number];
export type VerboUsuario = 'aprovacao' | 'recusa' | 'convite' | 'aceite' | 'desativacao' | 'reativacao' | 'redefinicao';

/** From → verb → to. What is not here is refused. */
export const transicoes: Record<SituacaoUsuario, Partial<Record<VerboUsuario, SituacaoUsuario>>> = {
  pendente: { aprovacao: 'ativo', recusa: 'recusado' },
  convidado: { convite: 'convidado', aceite: 'ativo', desativacao: 'inativo' },
  ativo: { desativacao: 'inativo', redefinicao: 'ativo' },
  inativo: { reativacao: 'ativo' },
  recusado: { aprovacao: 'ativo' },
};

const nomes: Record<SituacaoUsuario, { br: string; en: string }> = {
  pendente: { br: 'pendente de aprovação', en: 'pending approval' },
  convidado: { br: 'convidado', en: 'invited' },
  ativo: { br: 'ativo', en: 'active' },
  inativo: { br: 'inativo', en: 'inactive' },
  recusado: { br: 'recusado', en: 'refused' },
};

/**
 * The state after a verb. Somebody reactivated who never chose a password goes back to the invitation.
 * @throws SITUACAO_NAO_PERMITE naming the current state.
 */
export function situacaoApos(atual: SituacaoUsuario, verbo: VerboUsuario, temSenha = true): SituacaoUsuario {
  const destino = transicoes[atual][verbo];
  if (!destino) throw errosAcesso.SITUACAO_NAO_PERMITE({ situacao: nomes[atual] });
  return verbo === 'reativacao' && !temSenha ? 'convidado' : destino;
}
