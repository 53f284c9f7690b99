import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { EstadoErro, Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import estilo from '#domains/academico/historico/escolar/web/historico-escolar.module.css';
import { lotesDeHistoricoApi as api } from '../api.ts';
import { textosLotesDeHistorico } from '../texts.ts';
import { LoteEmAndamento } from './lote-em-andamento.tsx';

type Props = { anoLetivoId: number | undefined; turmaId: number | null; aoFechar: () => void };

/** The transcripts of a class: who gets one, who does not and why; then the issue with its progress, and one PDF of all. */
export function EmitirDaTurma({ anoLetivoId, turmaId, aoFechar }: Props) {
  const t = useTextos(textosLotesDeHistorico);
  const [escolhida, setEscolhida] = useState(turmaId);
  const [tarefaId, setTarefaId] = useState<number | null>(null);
  const { turmas } = useOpcoesEstrutura(anoLetivoId);
  const body = { turmaId: escolhida ?? 0 };
  const previa = useConsulta(api.preverLote, { body }, { ativa: escolhida !== null && tarefaId === null });
  const comando = useComando(api.emitirLote);
  const emitir = (): void => void comando.mutateAsync({ body }).then((lote) => setTarefaId(lote.tarefaId), avisar.erro);
  const n = previa.data?.prontos.length ?? 0;
  return (
    <Janela
      aberta
      lado="direita"
      aoFechar={aoFechar}
      titulo={t('emitirDaTurma')}
      rodape={
        tarefaId === null && (
          <Button disabled={n === 0} loading={comando.isPending} onClick={emitir}>
            {t('emitirN', { n })}
          </Button>
        )
      }
    >
      {tarefaId !== null ? (
        <LoteEmAndamento tarefaId={tarefaId} />
      ) : (
        <div className={estilo.pilha}>
          <NativeSelect
            label={t('turma')}
            value={escolhida ?? ''}
            data={[{ value: '', label: '' }, ...turmas.map(({ id, nome }) => ({ value: String(id), label: nome }))]}
            onChange={({ currentTarget: { value } }) => setEscolhida(value === '' ? null : Number(value))}
          />
          {escolhida === null && <p className="suave">{t('escolhaTurma')}</p>}
          {previa.error && <EstadoErro erro={previa.error} tentarDeNovo={() => void previa.refetch()} />}
          {escolhida !== null && !previa.data && !previa.error && <Esqueleto linhas={6} />}
          {previa.data && escolhida !== null && (
            <>
              <p role="status">{t('prontos', { n })}</p>
              {previa.data.fora.length > 0 && (
                <>
                  <h3>{t('fora', { n: previa.data.fora.length })}</h3>
                  <ul className={estilo.emitidos}>
                    {previa.data.fora.map(({ alunoId, nome, mensagem }) => (
                      <li key={alunoId}>
                        <strong>{nome}</strong> <span>{mensagem}</span>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </>
          )}
        </div>
      )}
    </Janela>
  );
}
