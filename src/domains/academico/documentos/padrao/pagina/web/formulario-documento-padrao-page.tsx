import { Button } from '@mantine/core';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import {
  BotaoSalvar,
  CampoAlternar,
  CampoSelecao,
  CampoTexto,
  EmColunas,
  FormularioDeRegistro,
  SecaoFormulario,
} from '#platform/web/formulario/index.ts';
import { useBusca, useIrPara, useParametros } from '#platform/web/navegacao.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar, useRegistro } from '#platform/web/rede/consultas.ts';
import { excluirRegistro } from '#platform/web/registro/excluir.ts';
import { PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { type ConteudoDoPapel, papelEmBranco } from '#shared/papel/esquema.ts';
import { documentoPadraoApi, registroDocumentoPadraoApi as api } from '#domains/academico/documentos/padrao/api.ts';
import { especies } from '#domains/academico/documentos/padrao/especies.ts';
import { esquemaDocumentoPadrao, esquemaEdicaoDocumentoPadrao } from '#domains/academico/documentos/padrao/esquemas.ts';
import { textosDocumentoPadrao } from '#domains/academico/documentos/padrao/texts.ts';
import { PapelEmTela } from '#domains/academico/documentos/padrao/web/guia-do-papel.tsx';
import { Apoio } from './apoio.tsx';
import { campo } from './campo.ts';
import type { MaoNoTexto } from '#domains/academico/documentos/padrao/editor/web/door.tsx';
import { TextoNoFormulario } from './texto-no-formulario.tsx';
import estilo from './padrao.module.css';

// What stands under the text arrives after it.
const DaPagina = lazy(async () => ({ default: (await import('./da-pagina.tsx')).DaPagina }));
const QuemUsa = lazy(async () => ({ default: (await import('./quem-usa.tsx')).QuemUsa }));

type Documento = RespostaCliente<typeof api.obter>;
const FORMULARIO = 'documento-padrao';

/** A template: new, begun as the copy of another, or the record of one. */
export default function FormularioDocumentoPadraoPage() {
  const { id } = useParametros();
  const [{ de }] = useBusca();
  if (id !== undefined) return <Existente id={id} />;
  return typeof de === 'string' ? <Copia de={de} /> : <Editor documento={null} copia={null} />;
}

function Existente({ id }: { id: string }) {
  const consulta = useRegistro(api.obter, { params: { id } });
  return (
    <PaginaDoRegistro consulta={consulta}>
      {(documento) => <Editor key={documento.id} documento={documento} copia={null} />}
    </PaginaDoRegistro>
  );
}

function Copia({ de }: { de: string }) {
  const consulta = useRegistro(api.obter, { params: { id: de } });
  return <PaginaDoRegistro consulta={consulta}>{(documento) => <Editor key={de} documento={null} copia={documento} />}</PaginaDoRegistro>;
}

const doDocumento = ({ nome, especie, ativo, papel, restricoes, conteudo }: Documento) => ({
  nome,
  especie,
  ativo,
  papel,
  restricoes,
  conteudo: conteudo as ConteudoDoPapel,
});

function Editor({ documento, copia }: { documento: Documento | null; copia: Documento | null }) {
  const t = useTextos(textosDocumentoPadrao);
  const { pode } = useSessao();
  const irPara = useIrPara();
  const mao = useRef<MaoNoTexto | null>(null);
  const opcoesDeEspecie = useOpcoes(especies);
  const editavel = pode('documento-padrao', documento === null ? 'criar' : 'editar');
  const vazio = {
    nome: '',
    especie: null,
    ativo: true,
    papel: null,
    restricoes: { cursoIds: [], turmaIds: [], perfilIds: [] },
    conteudo: papelEmBranco(),
  };
  const daCopia = copia && { ...doDocumento(copia), nome: t('copiaDe', { nome: copia.nome }) };
  const [trocado, setTrocado] = useState<{ vez: number; conteudo: ConteudoDoPapel | null }>({ vez: 0, conteudo: null });
  const base = documento === null ? (daCopia ?? vazio) : doDocumento(documento);
  const { papel } = base;
  const [conteudo, setConteudo] = useState<ConteudoDoPapel>(base.conteudo);
  const aoAbrir = useCallback((nova: MaoNoTexto | null) => void (mao.current = nova), []);
  const aoMudar = useCallback((novo: ConteudoDoPapel) => setConteudo(novo), []);
  const salvo = async (resposta: unknown): Promise<void> => {
    const { id } = resposta as { id: number };
    await Promise.all([invalidar(api.listar), invalidar(api.obter), invalidar(documentoPadraoApi.listarVersoes)]);
    avisar.sucesso(t('salvo'));
    if (documento === null) await irPara('formulario-documento-padrao', { id }, {}, { substituir: true });
  };
  const excluir = async (): Promise<void> => {
    if (documento === null) return;
    const apagar = () => chamar(api.excluir, { params: { id: documento.id } });
    if (await excluirRegistro({ nome: documento.nome, excluir: apagar, lidas: [api.listar] })) await irPara('documento-padrao');
  };
  return (
    <Pagina
      {...(documento === null
        ? {}
        : { titulo: documento.nome, situacao: documento.ativo ? undefined : <Etiqueta>{t('inativo')}</Etiqueta> })}
      acoes={
        <>
          {documento !== null && papel === null && pode('documento-padrao', 'criar') && (
            <Button variant="default" onClick={() => void irPara('formulario-documento-padrao', {}, { de: String(documento.id) })}>
              {t('copiar')}
            </Button>
          )}
          {documento !== null && papel === null && documento.emitidos === 0 && pode('documento-padrao', 'excluir') && (
            <Button variant="default" onClick={() => void excluir()}>
              {t('excluir')}
            </Button>
          )}
          {editavel && <BotaoSalvar formulario={FORMULARIO} rotulo={t('salvar')} />}
        </>
      }
    >
      <PapelEmTela value={papel}>
        <div className={estilo.lado}>
          <FormularioDeRegistro
            key={trocado.vez}
            id={FORMULARIO}
            somenteLeitura={!editavel}
            aposSalvar={(resposta) => void salvo(resposta)}
            novo={{
              esquema: esquemaDocumentoPadrao,
              valores: base,
              enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
            }}
            edicao={
              documento && {
                esquema: esquemaEdicaoDocumentoPadrao,
                valores: {
                  ...doDocumento(documento),
                  ...(trocado.conteudo ? { conteudo: trocado.conteudo } : {}),
                  id: documento.id,
                  versao: documento.versao,
                },
                enviar: (body, chaveIdempotencia) => chamar(api.editar, { body }, { chaveIdempotencia }),
                conflito: (detalhe) => doDocumento(detalhe as Documento),
              }
            }
          >
            <EmColunas>
              <CampoTexto nome={campo('nome')} rotulo={t('nome')} maximo={120} colunas={6} autoFoco={documento === null} />
              <CampoSelecao nome={campo('especie')} rotulo={t('especie')} opcoes={opcoesDeEspecie} colunas={4} />
              {papel === null && <CampoAlternar nome={campo('ativo')} rotulo={t('ativo')} colunas={2} />}
            </EmColunas>
            <TextoNoFormulario
              id="texto-do-documento"
              editavel={editavel}
              papel={papel}
              vez={trocado.vez}
              aoAbrir={aoAbrir}
              aoMudar={aoMudar}
            />
            <SecaoFormulario titulo={t('pagina')}>
              <Suspense fallback={null}>
                <DaPagina editavel={editavel} />
              </Suspense>
            </SecaoFormulario>
            {papel === null && (
              <SecaoFormulario titulo={t('restricoes')}>
                <Suspense fallback={null}>
                  <QuemUsa editavel={editavel} />
                </Suspense>
              </SecaoFormulario>
            )}
          </FormularioDeRegistro>
          <Apoio
            id={documento?.id ?? null}
            papel={papel}
            conteudo={conteudo}
            mao={mao}
            editavel={editavel}
            aoUsar={(novo) => setTrocado(({ vez }) => ({ vez: vez + 1, conteudo: novo }))}
          />
        </div>
      </PapelEmTela>
    </Pagina>
  );
}
