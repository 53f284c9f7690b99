import { useTextos } from '#platform/web/i18n.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { decimalNaTela } from '#platform/web/decimais.ts';
import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import { avaliacoesDoExemplo, conceitoDaMarca, type Exemplo, type MarcasDoExemplo, recuperaNaEtapa } from '../exemplo.ts';
import { textosCriterio } from '#domains/academico/estrutura/criterio/texts.ts';
import { MarcaDoExemplo } from './marca-do-exemplo.tsx';

type Marcas = MarcasDoExemplo['etapas'];
type Nome = keyof Marcas[number];

/** The marks of each etapa of the example, to be changed, and the average that they give. */
export function EtapasDoExemplo({
  criterio,
  marcas,
  etapas,
  aoMudar,
}: {
  criterio: Criterio;
  marcas: Marcas;
  etapas: Exemplo['etapas'];
  aoMudar: (marcas: Marcas) => void;
}) {
  const t = useTextos(textosCriterio);
  const { calculoDaEtapa } = criterio;
  const colunas: readonly (readonly [Nome, string])[] = [
    ...avaliacoesDoExemplo(criterio).map(({ nome, peso, valorMaximo }) => {
      const titulo = t(`avaliacao_${nome}`);
      if (calculoDaEtapa === 'media') return [nome, t('comPeso', { titulo, peso })] as const;
      return [nome, calculoDaEtapa === 'pontos' ? t('deTantosPontos', { titulo, pontos: decimalNaTela(valorMaximo) }) : titulo] as const;
    }),
    ...(criterio.recuperacaoPorEtapa === 'nenhuma' ? [] : [['recuperacao', t('recuperacao')] as const]),
  ];
  const mudar = (i: number, nome: Nome, valor: string): void => aoMudar(marcas.map((m, n) => (n === i ? { ...m, [nome]: valor } : m)));
  return (
    <Tabela
      legenda={t('exemplo')}
      colunas={[t('etapa'), ...colunas.map(([, titulo]) => titulo), t('media')]}
      numericas={[colunas.length + 1]}
      linhas={marcas.map((linha, i) => {
        const { valor = null, conceito = null } = etapas[i] ?? {};
        const etapa = t('etapaN', { n: i + 1 });
        const media = valor === null ? t('semMedia') : decimalNaTela(valor, criterio.casasDecimais);
        return {
          chave: i,
          celulas: [
            etapa,
            ...colunas.map(([nome, titulo]) =>
              nome === 'recuperacao' && !recuperaNaEtapa(criterio, i, marcas.length) ? (
                '—'
              ) : criterio.tipo === 'conceito' ? (
                <select
                  key={nome}
                  aria-label={t('marcaDe', { oque: titulo, etapa })}
                  value={conceitoDaMarca(criterio, linha[nome] ?? '')}
                  onChange={(e) => mudar(i, nome, e.currentTarget.value)}
                >
                  <option value="">—</option>
                  {criterio.conceitos.map(({ sigla }) => (
                    <option key={sigla}>{sigla}</option>
                  ))}
                </select>
              ) : (
                <MarcaDoExemplo
                  key={nome}
                  soLeitor
                  rotulo={t('marcaDe', { oque: titulo, etapa })}
                  valor={linha[nome] ?? ''}
                  aoMudar={(novo) => mudar(i, nome, novo)}
                />
              ),
            ),
            <strong key="media">{conceito === null ? media : `${conceito} (${media})`}</strong>,
          ],
        };
      })}
    />
  );
}
