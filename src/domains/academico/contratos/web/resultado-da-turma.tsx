import { Button } from '@mantine/core';
import { useState } from 'react';
import { invalidar, useComando } from '#platform/web/consultas.ts';
import { avisar, confirmar } from '#platform/web/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao, Pagina } from '#platform/web/pagina.tsx';
import { ProgressoTarefa } from '#platform/web/tarefa.tsx';
import { aditivosApi } from '../api-aditivos.ts';
import { textosAditivo } from '../texts-aditivos.ts';

/** The batch of a class while it runs and when it is done, contract by contract, with the way back. */
export function ResultadoDaTurma({ id, tarefaId }: { id: number; tarefaId: number }) {
  const t = useTextos(textosAditivo);
  const [tarefas, setTarefas] = useState([tarefaId]);
  const [pronta, setPronta] = useState(false);
  const revogar = useComando(aditivosApi.revogarAditivoDaTurma);
  const aoRevogar = async (): Promise<void> => {
    const sim = await confirmar({
      titulo: t('desfazerTurma'),
      texto: t('confirmaDesfazerTurma'),
      rotuloConfirmar: t('desfazerTurma'),
      perigo: true,
    });
    if (!sim) return;
    try {
      const { tarefaId: outra } = await revogar.mutateAsync({ params: { id }, body: { motivo: null } });
      setTarefas([...tarefas, outra]);
      setPronta(false);
    } catch (causa) {
      avisar.erro(causa);
    }
  };
  return (
    <Pagina
      migalha={t('resultado')}
      acoes={
        pronta &&
        tarefas.length === 1 && (
          <Button variant="default" loading={revogar.isPending} onClick={() => void aoRevogar()}>
            {t('desfazerTurma')}
          </Button>
        )
      }
    >
      {tarefas.map((tarefa) => (
        <Cartao key={tarefa}>
          <ProgressoTarefa
            id={tarefa}
            aoTerminar={() => {
              setPronta(true);
              void invalidar(aditivosApi.listarAditivos);
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
