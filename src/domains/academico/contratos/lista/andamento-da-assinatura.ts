import { textosContrato } from '#domains/academico/contratos/texts.ts';
import type { Tradutor } from '#shared/textos.ts';

const rotulos = {
  aberta: 'assinaturaAberta',
  vencida: 'assinaturaVencida',
  assinada: 'assinaturaDaEscola',
  concluida: 'assinaturaConcluida',
} as const;
const isEmCurso = (situacao: string): situacao is keyof typeof rotulos => situacao in rotulos;
type Assinatura = { situacao: string; assinaram: number; signatarios: number } | null;

/** Of a contract that awaits a signature, how far the signing by link is. */
export const andamentoDaAssinatura = (t: Tradutor<typeof textosContrato>, assinatura: Assinatura): string =>
  assinatura !== null && isEmCurso(assinatura.situacao)
    ? t(rotulos[assinatura.situacao], { n: assinatura.assinaram, de: assinatura.signatarios })
    : t('assinaturaNaoEnviada');
