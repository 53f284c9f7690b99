import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { BotaoDocumento } from '#platform/web/registro/documento.tsx';
import { ProgressoTarefa } from '#platform/web/tarefas/tarefa.tsx';
import estilo from '#domains/academico/historico/escolar/web/historico-escolar.module.css';
import { lotesDeHistoricoApi as api } from '../api.ts';
import { textosLotesDeHistorico } from '../texts.ts';

/** The issue for a class as it goes; it ends in one PDF. */
export function LoteEmAndamento({ tarefaId }: { tarefaId: number }) {
  const t = useTextos(textosLotesDeHistorico);
  const [pronto, setPronto] = useState(false);
  return (
    <div className={estilo.pilha}>
      <ProgressoTarefa
        id={tarefaId}
        aoTerminar={(tarefa) => {
          void envelhecer('HistoricoEmitido', 'HistoricoEscolar', 'Pessoa/obter-alunos-historico-escolar');
          setPronto(tarefa.situacao === 'concluida' && tarefa.falhas < tarefa.total);
        }}
      />
      {pronto && (
        <BotaoDocumento
          rotulo={t('verPdf')}
          titulo={t('verPdf')}
          endpoint={api.imprimirLote}
          entrada={{ params: { id: tarefaId } }}
          nomePadrao={`historicos-${tarefaId}.pdf`}
        />
      )}
    </div>
  );
}
