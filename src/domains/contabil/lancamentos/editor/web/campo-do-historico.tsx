import { type Caminho, CampoBusca, useFormulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { historicosApi } from '../../historicos/api.ts';
import { preencherHistorico } from '../../historicos/termos.ts';
import { textosLancamento } from '../../texts.ts';

type Texto = string | null | undefined;

/** The text of an entry: typed, or a standard one called by its number or its words, with its terms filled in. */
export function CampoDoHistorico({ nome, documento, data }: { nome: Caminho<Texto>; documento: Caminho<Texto>; data?: Caminho<Texto> }) {
  const t = useTextos(textosLancamento);
  const { ler } = useFormulario();
  return (
    <CampoBusca
      nome={nome}
      rotulo={t('historico')}
      colunas={8}
      palavra={{ maximo: 300 }}
      buscar={async (termo, signal) => {
        const { itens } = await chamar(
          historicosApi.listar,
          { query: { Texto: termo, Ativo: true, Parte: 'pagina', TamanhoDaPagina: 20 } },
          { signal },
        );
        return itens.map((h) => {
          const texto = preencherHistorico(h.texto, {
            documento: String(ler(documento) ?? ''),
            dataLancamento: String((data && ler(data)) ?? ''),
          });
          return { valor: texto, rotulo: texto, detalhe: String(h.codigo) };
        });
      }}
    />
  );
}
