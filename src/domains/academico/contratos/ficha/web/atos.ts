import { podeTransitar, type SituacaoContrato } from '#domains/academico/contratos/situacoes.ts';

export type Ato = 'ativar' | 'enviarParaAssinatura' | 'suspender' | 'reativar' | 'encerrar' | 'cancelar';

/** What may be done with a contract, the main act first; a draft is sent for signature before it is activated where the school asks for it. */
export function atosPossiveis(contrato: { situacao: SituacaoContrato; encerravel: boolean }, exigeAssinatura: boolean): Ato[] {
  const { situacao } = contrato;
  const atos: Ato[] = [];
  if (podeTransitar(situacao, 'enviarParaAssinatura') && exigeAssinatura) atos.push('enviarParaAssinatura');
  else if (podeTransitar(situacao, 'ativar')) atos.push('ativar');
  if (podeTransitar(situacao, 'encerrar') && contrato.encerravel) atos.push('encerrar');
  if (podeTransitar(situacao, 'reativar')) atos.push('reativar');
  if (podeTransitar(situacao, 'suspender')) atos.push('suspender');
  if (podeTransitar(situacao, 'cancelar')) atos.push('cancelar');
  return atos;
}
