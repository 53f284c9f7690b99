import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useRegistro } from '#platform/web/rede/consultas.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import { comUnidade } from '#domains/suprimentos/quantidade.ts';
import { textosEstoque } from '#domains/suprimentos/texts.ts';
import { contagensApi as api } from '../api.ts';
import { textosContagem } from '../texts.ts';

/** What was counted beside what the books said at that moment, and what the difference is worth. */
export function Diferencas({ id }: { id: number }) {
  const t = useTextos(textosEstoque);
  const tc = useTextos(textosContagem);
  const { data, error, refetch } = useRegistro(api.diferencas, { params: { id } });
  if (!data) return error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : <Esqueleto linhas={3} />;
  return (
    <>
      {data.itens.length === 0 ? (
        <p>{tc('semDiferencas')}</p>
      ) : (
        <Tabela
          legenda={tc('diferencas')}
          colunas={[t('produto'), tc('esperado'), tc('contado'), tc('diferenca'), t('valor')]}
          numericas={[1, 2, 3, 4]}
          cartao={{ titulo: 0, valor: 3 }}
          linhas={data.itens.map((d) => ({
            chave: d.id,
            celulas: [
              d.valorCentavos === null ? (
                <>
                  {d.produtoNome} <span className="suave">({tc(d.porque === 'refazer' ? 'refazer' : 'semCusto')})</span>
                </>
              ) : (
                d.produtoNome
              ),
              comUnidade(d.esperada, d.unidade),
              comUnidade(d.contada, d.unidade),
              comUnidade(d.diferenca, d.unidade),
              d.valorCentavos === null ? '—' : formatarValor(d.valorCentavos),
            ],
          }))}
        />
      )}
      {data.naoContados > 0 && <p className="suave">{tc('naoContados', { n: data.naoContados })}</p>}
    </>
  );
}
