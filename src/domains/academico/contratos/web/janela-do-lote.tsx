import { Button } from '@mantine/core';
import { useState } from 'react';
import { chamar } from '#platform/web/api.ts';
import { avisar, Janela } from '#platform/web/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { ProgressoTarefa } from '#platform/web/tarefa.tsx';
import { contratosApi } from '../api.ts';
import { textosContrato } from '../texts.ts';
import type { Lote } from './use-lotes.ts';

/** A batch while it runs and its result row by row, with the undo of what it changed. */
export function JanelaDoLote({ lote, aoFechar, aoTerminar }: { lote: Lote; aoFechar: () => void; aoTerminar: () => void }) {
  const t = useTextos(textosContrato);
  const [tarefas, setTarefas] = useState([lote.tarefaId]);
  const [pronta, setPronta] = useState(false);
  const [feitos, setFeitos] = useState(0);
  const desfazer = async (): Promise<void> => {
    setPronta(false);
    try {
      const { tarefaId } = await chamar(
        contratosApi.desfazerLote,
        { params: { id: lote.tarefaId } },
        { chaveIdempotencia: crypto.randomUUID() },
      );
      setTarefas([...tarefas, tarefaId]);
    } catch (causa) {
      avisar.erro(causa);
    }
  };
  return (
    <Janela
      aberta
      titulo={lote.titulo}
      aoFechar={aoFechar}
      tamanho="larga"
      rodape={
        pronta &&
        lote.desfazivel &&
        feitos > 0 &&
        tarefas.length === 1 && (
          <Button variant="default" onClick={() => void desfazer()}>
            {t('desfazerLote')}
          </Button>
        )
      }
    >
      {tarefas.map((id) => (
        <ProgressoTarefa
          key={id}
          id={id}
          aoTerminar={(tarefa) => {
            setPronta(true);
            setFeitos(tarefa.feitos - tarefa.falhas);
            aoTerminar();
          }}
        />
      ))}
    </Janela>
  );
}
