import { Button } from '@mantine/core';
import { useState } from 'react';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { baixarArquivo, enviarArquivo } from '#platform/web/rede/api.ts';
import { useComando } from '#platform/web/rede/consultas.ts';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { justificativasApi } from '../api.ts';
import { textosJustificativa } from '../texts.ts';
import { EscolhaDeDocumento } from './escolha-de-documento.tsx';
import { reler } from './reler.ts';
import estilo from './justificativas.module.css';

type Linha = RespostaCliente<typeof justificativasApi.listarJustificativas>['itens'][number];

/** The document of a justification, another one, and the way to take the justification back. */
export function AcoesDaJustificativa({ justificativa: j, edita }: { justificativa: Linha; edita: boolean }) {
  const t = useTextos(textosJustificativa);
  const [enviando, setEnviando] = useState(false);
  const revogacao = useComando(justificativasApi.revogarJustificativa, {
    aoConcluir: () => {
      avisar.sucesso(t('revogada'));
      void reler();
    },
  });
  const params = { id: j.id };
  const nome = j.documento;
  const anexar = async (arquivo: File): Promise<void> => {
    setEnviando(true);
    try {
      await enviarArquivo(justificativasApi.anexarDocumento, { params }, arquivo);
      avisar.sucesso(t('anexado'));
      await reler();
    } catch (erro) {
      avisar.erro(erro);
    }
    setEnviando(false);
  };
  const revogar = async (): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('revogarTitulo', { aluno: j.aluno }),
      texto: t('revogarTexto', { n: j.faltas }),
      rotuloConfirmar: t('revogar'),
      rotuloMotivo: t('motivo'),
      maximo: 300,
      perigo: true,
    });
    if (motivo !== null) revogacao.mutate({ params, body: { versao: j.versao, motivo } }, { onError: avisar.erro });
  };
  return (
    <span className={estilo.acoes}>
      {nome !== null && edita && (
        <Button
          variant="default"
          size="xs"
          onClick={() =>
            void baixarArquivo(
              justificativasApi.baixarDocumento,
              { params },
              { nomePadrao: nome, abrir: !nome.toLowerCase().endsWith('.pdf') },
            ).catch(avisar.erro)
          }
        >
          {t('verDocumento')}
        </Button>
      )}
      {edita && j.situacao === 'vigente' && (
        <>
          {nome === null && <EscolhaDeDocumento enviando={enviando} aoEscolher={(arquivo) => void anexar(arquivo)} />}
          <Button variant="subtle" size="xs" onClick={() => void revogar()}>
            {t('revogar')}
          </Button>
        </>
      )}
    </span>
  );
}
