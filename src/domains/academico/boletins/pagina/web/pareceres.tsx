import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { textosBoletins } from '#domains/academico/boletins/texts.ts';
import estilo from '#domains/academico/boletins/web/boletins.module.css';
import type { BoletimDaTela } from './fatos.tsx';

// The form kit comes with the first remark that is written.
const EscreverObservacao = lazy(() => import('./observacao.tsx'));

/** What was written about the student, etapa by etapa: by subject where opinions judge, then of the student as a whole. */
export function PareceresDoBoletim({ boletim: b }: { boletim: BoletimDaTela }) {
  const t = useTextos(textosBoletins);
  const { pode } = useSessao();
  const [escrevendo, setEscrevendo] = useState<number | null>(null);
  const escreve = b.dataSaida === null && (pode('boletins', 'editar') || pode('diario-notas', 'editar'));
  const daDisciplina = (id: number | null): string => b.disciplinas.find((d) => d.disciplinaId === id)?.nome ?? '';
  const daEtapa = (etapaId: number, todo: boolean) =>
    b.pareceres.filter((p) => p.etapaId === etapaId && (p.disciplinaId === null) === todo);
  const etapas = b.etapas.filter(({ id, situacao }) => b.pareceres.some((p) => p.etapaId === id) || (escreve && situacao === 'aberta'));
  const aberta = b.etapas.find(({ id }) => id === escrevendo);
  return (
    <section className={estilo.secao}>
      <h2>{t('pareceres')}</h2>
      {etapas.length === 0 && <p className="suave">{t('semPareceres')}</p>}
      {etapas.map(({ id, nome, situacao }) => {
        const [observacao] = daEtapa(id, true);
        return (
          <div key={id} className={estilo.etapa}>
            <h3>{nome}</h3>
            {daEtapa(id, false).map(({ disciplinaId, texto }) => (
              <div key={disciplinaId}>
                <h4>{daDisciplina(disciplinaId)}</h4>
                <p className={estilo.parecer}>{texto}</p>
              </div>
            ))}
            {observacao && (
              <>
                <p className={estilo.parecer}>{observacao.texto}</p>
                <p className="suave">{t('observacaoDe', { quem: observacao.por })}</p>
              </>
            )}
            {escreve && situacao === 'aberta' && (
              <Button size="compact-sm" variant="default" onClick={() => setEscrevendo(id)}>
                {t(observacao ? 'editarObservacao' : 'escreverObservacao', { etapa: nome })}
              </Button>
            )}
          </div>
        );
      })}
      {aberta && (
        <Suspense fallback={null}>
          <EscreverObservacao
            matriculaId={b.matriculaId}
            etapa={aberta}
            atual={daEtapa(aberta.id, true)[0] ?? null}
            aoFechar={() => setEscrevendo(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
