import type { RespostaCliente } from '#shared/endpoint.ts';
import type { TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import type { NivelDeFalta } from '#domains/academico/diario/frequencia/niveis.ts';
import type { notificacoesApi } from '../api.ts';
import type { SituacaoDaNotificacao } from '../situacoes.ts';

export type AlunoNoRadar = RespostaCliente<typeof notificacoesApi.obterRadar>['alunos'][number];
export type NotificacaoAberta = RespostaCliente<typeof notificacoesApi.obterNotificacao>;

export const tonsDaNotificacao: Readonly<Record<SituacaoDaNotificacao, TomDeEstado>> = {
  a_enviar: 'alerta',
  enviada: 'sucesso',
  cancelada: 'neutro',
};
export const tonsDoNivel: Readonly<Record<NivelDeFalta, TomDeEstado>> = {
  tranquilo: 'sucesso',
  aviso: 'aberto',
  atencao: 'alerta',
  critico: 'perigo',
  excedido: 'perigo',
};

/** Whether the year would end over what it allows, at the pace so far. */
export const passaria = ({ projetadas, permitidas }: AlunoNoRadar): boolean =>
  projetadas !== null && permitidas !== null && projetadas > permitidas;

/** Who is shown unless more are asked for: over 30 %, or on the way to the limit. */
export const pedeAtencao = (aluno: AlunoNoRadar): boolean => (aluno.nivel !== null && aluno.nivel !== 'tranquilo') || passaria(aluno);
