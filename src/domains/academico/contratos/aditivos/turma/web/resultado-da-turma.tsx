import { useState } from 'react';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao, Pagina } from '#platform/web/pagina/pagina.tsx';
import { ProgressoTarefa } from '#platform/web/tarefas/tarefa.tsx';
import { textosAditivo } from '#domains/academico/contratos/aditivos/texts.ts';
import { RevogarDaTurma } from './revogar-da-turma.tsx';

/** The batch of a class while it runs and when it is done, contract by contract, with the way back. */
export function ResultadoDaTurma({ id, tarefaId }: { id: number; tarefaId: number }) {
  const t = useTextos(textosAditivo);
  const [tarefas, setTarefas] = useState([tarefaId]);
  const [pronta, setPronta] = useState(false);
  return (
    <Pagina
      migalha={t('resultado')}
      acoes={
        pronta &&
        tarefas.length === 1 && (
          <RevogarDaTurma
            id={id}
            aoIniciar={(outra) => {
              setTarefas([...tarefas, outra]);
              setPronta(false);
            }}
          />
        )
      }
    >
      {tarefas.map((tarefa) => (
        <Cartao key={tarefa}>
          <ProgressoTarefa
            id={tarefa}
            aoTerminar={() => {
              setPronta(true);
              void envelhecer('Aditivo/obter-paginado');
            }}
          />
        </Cartao>
      ))}
      <p>
        <Elo tela="aditivos" search={{ lote: String(id) }}>
          {t('aditivos')}
        </Elo>
      </p>
    </Pagina>
  );
}
