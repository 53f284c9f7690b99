import { textosContrato } from '#domains/academico/contratos/texts.ts';
import type { Tradutor } from '#shared/textos.ts';

/** How far the signing of a contract by link is, from what the school acts on first. */
export const andamentosDaAssinatura = ['assinada', 'vencida', 'aberta', 'nao_enviada', 'concluida'] as const;

const rotulos = {
  aberta: 'assinaturaAberta',
  vencida: 'assinaturaVencida',
  assinada: 'assinatura_assinada',
  concluida: 'assinatura_concluida',
} as const;
const isEmCurso = (situacao: string): situacao is keyof typeof rotulos => situacao in rotulos;
type Contrato = {
  situacao: string;
  assinatura: { situacao: string; assinaram: number; signatarios: number; ordem?: number | undefined } | null;
};

/** Of a contract, how far the signing by link is; null of one that neither was sent nor waits for it. */
export function andamentoDaAssinatura(t: Tradutor<typeof textosContrato>, { situacao, assinatura }: Contrato): string | null {
  if (assinatura === null || !isEmCurso(assinatura.situacao))
    return situacao === 'aguardando_assinatura' ? t('assinatura_nao_enviada') : null;
  const andamento = t(rotulos[assinatura.situacao], { n: assinatura.assinaram, de: assinatura.signatarios });
  return assinatura.ordem === undefined ? andamento : t('assinaturaDoAditivo', { ordem: assinatura.ordem, andamento });
}
