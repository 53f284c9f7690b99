import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { invalidar, useComando } from '#platform/web/rede/consultas.ts';
import { BotaoDocumento } from '#platform/web/registro/documento.tsx';
import { ProgressoTarefa } from '#platform/web/tarefas/tarefa.tsx';
import { EnviarPorEmail } from '#domains/academico/documentos/envio/web/door.tsx';
import { registroDocumentoPadraoApi } from '#domains/academico/documentos/padrao/api.ts';
import { textosDocumentoPadrao } from '#domains/academico/documentos/padrao/texts.ts';
import { emissaoApi as api } from '../api.ts';
import estilo from './emissao.module.css';

type Props = { documentoPadraoId: number; nome: string; aoFechar: () => void };

/** Issues by a template for the students of a year, a course or a class, in the background, and shows them as one PDF. */
export function EmitirVarios({ documentoPadraoId, nome, aoFechar }: Props) {
  const t = useTextos(textosDocumentoPadrao);
  const { anos, anoLetivoAtualId } = useAnosLetivos();
  const [ano, setAno] = useState<number | null>(null);
  const anoLetivoId = ano ?? anoLetivoAtualId;
  const { segmentacoes, cursos, turmas } = useOpcoesEstrutura(anoLetivoId ?? undefined);
  const [onde, setOnde] = useState<{ segmentacaoId: number | null; cursoId: number | null; turmaId: number | null }>({
    segmentacaoId: null,
    cursoId: null,
    turmaId: null,
  });
  const [finalidade, setFinalidade] = useState('');
  const [pronta, setPronta] = useState(false);
  const pedir = useComando(api.emitirVarios);
  const tarefa = pedir.data;
  const campo = (chave: keyof typeof onde, rotulo: string, opcoes: readonly { id: number; nome: string }[]) => (
    <NativeSelect
      label={rotulo}
      value={onde[chave] === null ? '' : String(onde[chave])}
      data={[
        { value: '', label: t(chave === 'turmaId' ? 'todas' : 'todosEles') },
        ...opcoes.map((um) => ({ value: String(um.id), label: um.nome })),
      ]}
      onChange={({ currentTarget: { value } }) => setOnde({ ...onde, [chave]: value === '' ? null : Number(value) })}
    />
  );
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={t('emitirPor', { nome })}
      rodape={
        tarefa ? (
          pronta && (
            <BotaoDocumento
              rotulo={t('abrirPdf')}
              titulo={nome}
              endpoint={api.imprimirEmissao}
              entrada={{ params: { id: tarefa.tarefaId } }}
              nomePadrao={`${nome}.pdf`}
            />
          )
        ) : (
          <Button
            loading={pedir.isPending}
            disabled={anoLetivoId === null}
            onClick={() =>
              pedir.mutate({
                body: { documentoPadraoId, matriculaIds: null, anoLetivoId, ...onde, finalidade: finalidade === '' ? null : finalidade },
              })
            }
          >
            {t('emitir')}
          </Button>
        )
      }
    >
      {pedir.error && <p role="alert">{pedir.error.message}</p>}
      {tarefa ? (
        <>
          <p>{t('emitindo', { n: tarefa.total })}</p>
          {pronta && <EnviarPorEmail emissaoId={tarefa.tarefaId} />}
          <ProgressoTarefa
            id={tarefa.tarefaId}
            aoTerminar={({ situacao }) => {
              setPronta(situacao === 'concluida');
              void invalidar(registroDocumentoPadraoApi.listar);
            }}
          />
        </>
      ) : (
        <div className={estilo.campos}>
          <p className="consequencia">{t('emitirTexto')}</p>
          <NativeSelect
            label={t('anoLetivo')}
            value={String(anoLetivoId ?? '')}
            data={anos.map((um) => ({ value: String(um.id), label: String(um.ano) }))}
            onChange={({ currentTarget: { value } }) => setAno(Number(value))}
          />
          {campo('segmentacaoId', t('segmentacao'), segmentacoes)}
          {campo('cursoId', t('curso'), cursos)}
          {campo('turmaId', t('turma'), turmas)}
          <TextInput
            label={t('finalidade')}
            maxLength={200}
            value={finalidade}
            onChange={({ currentTarget: { value } }) => setFinalidade(value)}
          />
        </div>
      )}
    </Janela>
  );
}
