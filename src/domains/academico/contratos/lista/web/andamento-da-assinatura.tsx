import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { contratosApi } from '../api.ts';

type Assinatura = RespostaCliente<typeof contratosApi.listarContratos>['itens'][number]['assinatura'];
const rotulos = {
  aberta: 'assinaturaAberta',
  vencida: 'assinaturaVencida',
  assinada: 'assinaturaDaEscola',
  concluida: 'assinaturaConcluida',
} as const;
const isEmCurso = (situacao: string): situacao is keyof typeof rotulos => situacao in rotulos;

/** Of a contract that awaits a signature, how far the signing by link is. */
export function AndamentoDaAssinatura({ assinatura }: { assinatura: Assinatura }) {
  const t = useTextos(textosContrato);
  const texto =
    assinatura !== null && isEmCurso(assinatura.situacao)
      ? t(rotulos[assinatura.situacao], { n: assinatura.assinaram, de: assinatura.signatarios })
      : t('assinaturaNaoEnviada');
  return <p className="suave">{texto}</p>;
}
