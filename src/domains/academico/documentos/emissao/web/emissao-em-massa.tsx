import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { envelhecer, useComando } from '#platform/web/rede/consultas.ts';
import { BotaoDocumento } from '#platform/web/registro/documento.tsx';
import { ProgressoTarefa } from '#platform/web/tarefas/tarefa.tsx';
import { EnviarPorEmail } from '#domains/academico/documentos/envio/web/door.tsx';
import { textosDocumentoPadrao } from '#domains/academico/documentos/padrao/texts.ts';
import { emissaoApi as api } from '../api.ts';
import estilo from './emissao.module.css';

/** Whose papers: chosen enrollments, or those of a year, a course, a class. */
export type Alvo = {
  matriculaIds: number[] | null;
  anoLetivoId: number | null;
  segmentacaoId: number | null;
  cursoId: number | null;
  turmaId: number | null;
};
type Props = { titulo: string; documentoPadraoId: number | null; alvo: Alvo; aoFechar: () => void; children: ReactNode };

/** The window of a run: what it is for, its progress, and then its papers as one PDF, and by mail. */
export function EmissaoEmMassa({ titulo, documentoPadraoId, alvo, aoFechar, children }: Props) {
  const t = useTextos(textosDocumentoPadrao);
  const [finalidade, setFinalidade] = useState('');
  const [pronta, setPronta] = useState(false);
  const pedir = useComando(api.emitirVarios);
  const tarefa = pedir.data;
  const emitir = (id: number): void =>
    pedir.mutate({ body: { documentoPadraoId: id, ...alvo, finalidade: finalidade === '' ? null : finalidade } });
  const semAlvo = alvo.matriculaIds === null && alvo.anoLetivoId === null;
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={titulo}
      rodape={
        tarefa ? (
          pronta && (
            <BotaoDocumento
              rotulo={t('abrirPdf')}
              titulo={titulo}
              endpoint={api.imprimirEmissao}
              entrada={{ params: { id: tarefa.tarefaId } }}
              nomePadrao="documentos.pdf"
            />
          )
        ) : (
          <Button
            loading={pedir.isPending}
            disabled={documentoPadraoId === null || semAlvo}
            onClick={() => documentoPadraoId !== null && emitir(documentoPadraoId)}
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
              void envelhecer('DocumentoPadrao');
            }}
          />
        </>
      ) : (
        <div className={estilo.campos}>
          <p className="consequencia">{t('emitirTexto')}</p>
          {children}
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

type PropsEscolha = {
  rotulo: string;
  valor: number | null;
  todas: string | null;
  opcoes: readonly { id: number; nome: string }[];
  aoMudar: (id: number | null) => void;
};

/** One of some records, or all of them. */
export const EscolhaDeUm = ({ rotulo, valor, todas, opcoes, aoMudar }: PropsEscolha) => (
  <NativeSelect
    label={rotulo}
    value={valor === null ? '' : String(valor)}
    data={[
      ...(todas === null ? [{ value: '', label: '' }] : [{ value: '', label: todas }]),
      ...opcoes.map(({ id, nome }) => ({ value: String(id), label: nome })),
    ]}
    onChange={({ currentTarget: { value } }) => aoMudar(value === '' ? null : Number(value))}
  />
);
