import { BotaoDocumento } from '#platform/web/registro/documento.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { aditivosApi } from '../api.ts';
import { textosAditivo } from '#domains/academico/contratos/aditivos/texts.ts';

type Aditivo = { id: number; ordem: number };

/** The paper of an addendum, for who may open it: as it was frozen, or marked as a draft. In a list the button is a small one that says which. */
export function ImprimirAditivo({ aditivo, naLista = false }: { aditivo: Aditivo; naLista?: boolean }) {
  const t = useTextos(textosAditivo);
  const { pode } = useSessao();
  if (!pode('aditivos', 'visualizar')) return null;
  const qual = t('aditivoN', { ordem: aditivo.ordem });
  return (
    <BotaoDocumento
      rotulo={t('imprimir')}
      nomeNaLista={naLista ? `${t('imprimir')}: ${qual}` : undefined}
      titulo={qual}
      endpoint={aditivosApi.aditivoEmPdf}
      entrada={{ params: { id: aditivo.id } }}
      nomePadrao={`aditivo-${aditivo.ordem}.pdf`}
    />
  );
}
