import { formatarData } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { decimalNaTela } from '#platform/web/decimais.ts';
import { resultados } from '#domains/academico/matriculas/situacoes.ts';
import { conselhoApi } from '#domains/academico/fechamento/conselho/api.ts';
import { decisoesDoConselho } from '#domains/academico/fechamento/conselho/situacoes.ts';
import { textosConselho } from '#domains/academico/fechamento/conselho/texts.ts';
import estilo from './conselho.module.css';

/** What was written about a student this year, the years before, and what councils said. */
export function HistoriaDoAluno({ conselhoId, matriculaId }: { conselhoId: number; matriculaId: number }) {
  const t = useTextos(textosConselho);
  const { idioma } = useIdioma();
  const { data, error, refetch } = useConsulta(
    conselhoApi.obterHistoriaDoAluno,
    { params: { id: conselhoId, matriculaId } },
    { validadeMs: 60_000 },
  );
  if (!data) return error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : <Esqueleto linhas={3} />;
  const { pareceres, anos, conselhos } = data;
  return (
    <div className={estilo.historia}>
      <details open={pareceres.length > 0}>
        <summary>{t('pareceres', { n: pareceres.length })}</summary>
        {pareceres.length === 0 && <p className="suave">{t('nada')}</p>}
        {pareceres.map((p) => (
          <article key={`${p.etapa}:${p.disciplina}`}>
            <h4>{[p.etapa, p.disciplina ?? t('geral'), p.por].join(' · ')}</h4>
            <p className={estilo.texto}>{p.texto}</p>
          </article>
        ))}
      </details>
      <details open={anos.length > 0}>
        <summary>{t('anosAnteriores', { n: anos.length })}</summary>
        {anos.length === 0 ? (
          <p className="suave">{t('nada')}</p>
        ) : (
          <Tabela
            legenda={t('anosAnteriores', { n: anos.length })}
            colunas={[t('ano'), t('turma'), t('resultado'), t('frequencia'), t('reprovadoEm')]}
            numericas={[3]}
            cartao={{ titulo: 1, apoio: 0, estado: 2 }}
            linhas={anos.map((a) => ({
              chave: `${a.ano}:${a.turma}`,
              celulas: [
                a.ano,
                `${a.turma} (${a.curso})`,
                a.resultado === null ? '–' : rotuloDe(resultados, a.resultado, idioma),
                a.frequencia === null ? '–' : `${decimalNaTela(a.frequencia)}%`,
                a.abaixo.join(', ') || '–',
              ],
            }))}
          />
        )}
      </details>
      <details open={conselhos.length > 0}>
        <summary>{t('outrosConselhos', { n: conselhos.length })}</summary>
        {conselhos.length === 0 && <p className="suave">{t('nada')}</p>}
        {conselhos.map((c) => (
          <article key={`${c.dataConselho}:${c.turma}:${c.etapa}`}>
            <h4>
              {[
                formatarData(c.dataConselho),
                c.turma,
                c.etapa ?? `${t('doAno')} ${c.ano}`,
                c.ata && t('comAta', { numero: c.ata }),
                c.decisao && rotuloDe(decisoesDoConselho, c.decisao, idioma),
              ]
                .filter(Boolean)
                .join(' · ')}
            </h4>
            {[c.motivo, c.observacao, c.encaminhamento].filter(Boolean).map((texto) => (
              <p key={texto} className={estilo.texto}>
                {texto}
              </p>
            ))}
          </article>
        ))}
      </details>
    </div>
  );
}
