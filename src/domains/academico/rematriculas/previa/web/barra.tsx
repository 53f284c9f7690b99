import { Button } from '@mantine/core';
import { useState } from 'react';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { formatarReais } from '#shared/dinheiro.ts';
import { textosRematricula } from '#domains/academico/rematriculas/texts.ts';
import { type escolhidosDe, type Previa, totalDe } from './escolhidos.ts';
import estilo from '#domains/academico/rematriculas/web/rematriculas.module.css';
import { Selecao } from './selecao.tsx';

type Props = {
  previa: Previa;
  escolhidos: ReturnType<typeof escolhidosDe>;
  podeExecutar: boolean;
  ocupada: boolean;
  aoMudarTurma: (turmaId: number) => void;
  aoLiberar: () => void;
  aoExecutar: () => void;
  aoDesmarcar: () => void;
};

/** What is ticked, what it comes to, and what may be done with it. */
export function Barra({ previa, escolhidos, podeExecutar, ocupada, aoMudarTurma, aoLiberar, aoExecutar, aoDesmarcar }: Props) {
  const t = useTextos(textosRematricula);
  const [trocando, setTrocando] = useState(false);
  const { marcados, semMotivo } = escolhidos;
  if (marcados.length === 0) return null;
  return (
    <section className={estilo.barra} aria-label={t('acoesDosMarcados')}>
      <p role="status">
        {t('marcados', { n: marcados.length })} · {formatarReais(totalDe(marcados, previa.planos))}
      </p>
      <button type="button" onClick={() => setTrocando(true)}>
        {t('mudarTurma')}
      </button>
      {semMotivo.length > 0 && (
        <button type="button" onClick={aoLiberar}>
          {t('liberarPendentes', { n: semMotivo.length })}
        </button>
      )}
      <button type="button" onClick={aoDesmarcar}>
        {t('desmarcar')}
      </button>
      {podeExecutar && (
        <button
          type="button"
          className={estilo.principal}
          disabled={ocupada || semMotivo.length > 0}
          aria-busy={ocupada}
          onClick={aoExecutar}
        >
          {t('rematricular', { n: marcados.length })}
        </button>
      )}
      <TrocaDeTurma
        aberta={trocando}
        turmas={previa.turmas.filter(({ cursoId }) => marcados.some((l) => l.destinoCursoId === cursoId))}
        aoFechar={() => setTrocando(false)}
        aoAplicar={(turmaId) => {
          setTrocando(false);
          aoMudarTurma(turmaId);
        }}
      />
    </section>
  );
}

function TrocaDeTurma({
  aberta,
  turmas,
  aoFechar,
  aoAplicar,
}: {
  aberta: boolean;
  turmas: Previa['turmas'];
  aoFechar: () => void;
  aoAplicar: (turmaId: number) => void;
}) {
  const t = useTextos(textosRematricula);
  const [turma, setTurma] = useState<string | null>(null);
  const escolhida = turma ?? String(turmas[0]?.id ?? '');
  return (
    <Janela
      aberta={aberta}
      titulo={t('mudarTurma')}
      aoFechar={aoFechar}
      rodape={
        <Button disabled={escolhida === ''} onClick={() => aoAplicar(Number(escolhida))}>
          {t('aplicar')}
        </Button>
      }
    >
      <p>{t('mudarTurmaTexto')}</p>
      <Selecao
        rotulo={t('turmaDestino')}
        valor={escolhida}
        opcoes={turmas.map(({ id, nome, ocupadas, vagas }) => ({ valor: id, rotulo: t('lotacao', { nome, ocupadas, vagas }) }))}
        aoMudar={setTurma}
      />
    </Janela>
  );
}
