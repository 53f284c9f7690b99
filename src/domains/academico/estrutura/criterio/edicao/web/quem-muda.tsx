import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { decimalNaTela } from '#platform/web/decimais.ts';
import { textosResultado } from '#domains/academico/estrutura/criterio/texts.ts';
import { textosLaboratorio } from '../texts.ts';
import type { Experimento, Pedido } from './experimento.ts';

const PorQueMuda = lazy(() => import('./por-que-muda.tsx'));
type Aluno = Experimento['mudam'][number];
/** How many averages of a student stand in the table; the window has them all. */
const MEDIAS = 3;

/** How many would have each result by either rule, and who would end otherwise. */
export function QuemMuda({ cursoId, pedido, resposta }: { cursoId: number; pedido: Pedido; resposta: Experimento }) {
  const t = useTextos(textosLaboratorio);
  const resultados = useTextos(textosResultado);
  const [aberto, setAberto] = useState<Aluno | null>(null);
  const { alunos, contagem, mudam, outros } = resposta;
  const escrever = (media: string | null): string => (media === null ? t('semMedia') : decimalNaTela(media, pedido.criterio.casasDecimais));
  const medias = ({ disciplinas }: Aluno): string => {
    // Where the average stays, the standing is what changes.
    const lado = (d: Aluno['disciplinas'][number], qual: 'antes' | 'depois'): string =>
      d.antes.media === d.depois.media ? resultados(d[qual].situacao ?? 'cursando') : escrever(d[qual].media);
    const ditas = disciplinas
      .slice(0, MEDIAS)
      .map((d) => t('naDisciplina', { nome: d.nome, antes: lado(d, 'antes'), depois: lado(d, 'depois') }));
    const restam = disciplinas.length - ditas.length;
    return [...ditas, ...(restam > 0 ? [t('eMais', { n: restam })] : [])].join('; ') || '—';
  };
  if (alunos === 0) return <p role="status">{t('semAlunos')}</p>;
  return (
    <>
      <Tabela
        legenda={t('contagem')}
        colunas={[t('resultado'), t('pelaRegraDoAno'), t('pelaRegraNova')]}
        numericas={[1, 2]}
        linhas={contagem.map(({ resultado, antes, depois }) => ({
          chave: resultado,
          celulas: [resultados(resultado), antes, antes === depois ? depois : <strong key="depois">{depois}</strong>],
        }))}
      />
      <p role="status">{mudam.length === 0 ? t('ninguemMuda', { n: alunos }) : t('quemMuda', { n: mudam.length + outros })}</p>
      {mudam.length > 0 && (
        <Tabela
          legenda={t('quemMuda', { n: mudam.length })}
          colunas={[t('aluno'), t('turma'), t('resultado'), t('disciplinas'), '']}
          cartao={{ titulo: 0, valor: 4, apoio: 1, estado: 2 }}
          linhas={mudam.map((a) => ({
            chave: a.matriculaId,
            celulas: [
              a.aluno,
              a.turma,
              a.antes === a.depois ? (
                t('fica', { resultado: resultados(a.antes) })
              ) : (
                <strong key="resultado">{t('deParaPar', { antes: resultados(a.antes), depois: resultados(a.depois) })}</strong>
              ),
              medias(a),
              <Button key="porQue" variant="subtle" size="compact-sm" aria-label={`${t('porQue')} ${a.aluno}`} onClick={() => setAberto(a)}>
                {t('porQue')}
              </Button>,
            ],
          }))}
        />
      )}
      {outros > 0 && <p className="suave">{t('outros', { n: outros })}</p>}
      {aberto && (
        <Suspense fallback={null}>
          <PorQueMuda cursoId={cursoId} pedido={pedido} aluno={aberto} aoFechar={() => setAberto(null)} />
        </Suspense>
      )}
    </>
  );
}
