import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { PainelSuspenso } from '#platform/web/janelas/painel-suspenso.tsx';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { documentosApi } from '#domains/academico/documentos/api.ts';
import { EnviarPorEmail } from '#domains/academico/documentos/envio/web/door.tsx';
import { textosDocumentoPadrao } from '#domains/academico/documentos/padrao/texts.ts';
import { emissaoApi as api } from '../api.ts';
import estilo from './emissao.module.css';

type Modelo = { id: number; nome: string };

/** The papers of the school's own templates for one student; nothing while there is none, or no permission. */
export function EmitirParaAluno({ matriculaId }: { matriculaId: number }) {
  const t = useTextos(textosDocumentoPadrao);
  const { pode } = useSessao();
  const { data } = useConsulta(
    api.modelosParaEmitir,
    { query: { MatriculaId: String(matriculaId) } },
    { ativa: pode('matriculas', 'editar'), validadeMs: 60_000 },
  );
  const [modelo, setModelo] = useState<Modelo | null>(null);
  const modelos = data?.itens ?? [];
  if (modelos.length === 0) return null;
  return (
    <>
      <PainelSuspenso
        alinhamento="fim"
        botao={(props) => (
          <Button {...props} variant="default">
            {t('titulo')}
          </Button>
        )}
      >
        {(fechar) => (
          <ul className={estilo.menu}>
            {modelos.map((um) => (
              <li key={um.id}>
                <button
                  type="button"
                  className="botao-simples"
                  onClick={() => {
                    fechar();
                    setModelo(um);
                  }}
                >
                  {um.nome}
                </button>
              </li>
            ))}
          </ul>
        )}
      </PainelSuspenso>
      {modelo && <Emissao key={modelo.id} matriculaId={matriculaId} modelo={modelo} aoFechar={() => setModelo(null)} />}
    </>
  );
}

function Emissao({ matriculaId, modelo, aoFechar }: { matriculaId: number; modelo: Modelo; aoFechar: () => void }) {
  const t = useTextos(textosDocumentoPadrao);
  const [finalidade, setFinalidade] = useState('');
  const emitir = useComando(api.emitirPorModelo, { invalida: [documentosApi.listarDocumentos] });
  const emitido = emitir.data;
  if (emitido)
    return (
      <PreviaDocumento
        aberta
        aoFechar={aoFechar}
        escolha={<EnviarPorEmail documentoId={emitido.id} />}
        titulo={`${modelo.nome} ${emitido.numero}`}
        endpoint={documentosApi.imprimirDocumento}
        entrada={{ params: { id: emitido.id } }}
        nomePadrao={`documento-${emitido.numero}.pdf`}
      />
    );
  return (
    <Janela
      aberta
      titulo={t('emitirPor', { nome: modelo.nome })}
      aoFechar={aoFechar}
      rodape={
        <Button
          loading={emitir.isPending}
          onClick={() =>
            emitir.mutate({ body: { documentoPadraoId: modelo.id, matriculaId, finalidade: finalidade === '' ? null : finalidade } })
          }
        >
          {t('emitir')}
        </Button>
      }
    >
      {emitir.error && <p role="alert">{emitir.error.message}</p>}
      <p className="consequencia">{t('emitirTexto')}</p>
      <TextInput
        label={t('finalidade')}
        maxLength={200}
        value={finalidade}
        onChange={({ currentTarget: { value } }) => setFinalidade(value)}
      />
    </Janela>
  );
}
