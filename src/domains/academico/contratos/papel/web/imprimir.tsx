import { BotaoDocumento } from '#platform/web/registro/documento.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { contratosPapelApi } from '../api.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';

/** The paper of a contract: as it was frozen, or marked as a draft. */
export function ImprimirContrato({ contrato }: { contrato: { id: number; numero: string } }) {
  const t = useTextos(textosContrato);
  return (
    <BotaoDocumento
      rotulo={t('imprimir')}
      titulo={`${t('imprimir')} ${contrato.numero}`}
      endpoint={contratosPapelApi.contratoEmPdf}
      entrada={{ params: { id: contrato.id } }}
      nomePadrao={`contrato-${contrato.numero}.pdf`}
    />
  );
}
