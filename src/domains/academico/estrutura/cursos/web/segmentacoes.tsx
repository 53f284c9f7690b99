import { Button } from '@mantine/core';
import { useState } from 'react';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { CampoAlternar, CampoNumero, camposDe, CampoTexto, EmColunas, FormularioDeRegistro } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { segmentacoesApi } from '../api.ts';
import { esquemaEdicaoSegmentacao, esquemaSegmentacao } from '../esquemas.ts';
import { textosEstrutura } from '#domains/academico/estrutura/texts.ts';
import { excluir } from '#domains/academico/estrutura/web/excluir.ts';
import { FORMULARIO, JanelaDeRegistro } from '#platform/web/registro/janela-de-registro.tsx';
import { useSalvo } from '#domains/academico/estrutura/web/salvo.ts';
import estilo from '#domains/academico/estrutura/web/estrutura.module.css';

const campo = camposDe<typeof esquemaSegmentacao>();

type Segmentacao = RespostaCliente<typeof segmentacoesApi.obter>;

/** The segmentações, few and seldom changed: a window over the courses that they group. */
export function Segmentacoes({ aberta, aoFechar }: { aberta: boolean; aoFechar: () => void }) {
  const t = useTextos(textosEstrutura);
  const { pode } = useSessao();
  const [editada, setEditada] = useState<Segmentacao | 'nova' | null>(null);
  const consulta = useConsulta(segmentacoesApi.listar, { query: { TamanhoDaPagina: 500 } }, { ativa: aberta });
  if (editada !== null) return <Formularios editada={editada === 'nova' ? null : editada} aoFechar={() => setEditada(null)} />;
  return (
    <Janela
      aberta={aberta}
      aoFechar={aoFechar}
      titulo={t('segmentacoes')}
      tamanho="larga"
      rodape={pode('cursos-estrutura', 'criar') && <Button onClick={() => setEditada('nova')}>{t('novaSegmentacao')}</Button>}
    >
      {consulta.error && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!consulta.data && !consulta.error && <Esqueleto linhas={4} />}
      {consulta.data?.itens.length === 0 && <p>{t('semSegmentacao')}</p>}
      <ul className={estilo.lista}>
        {consulta.data?.itens.map((segmentacao) => (
          <li key={segmentacao.id}>
            <strong>{segmentacao.nome}</strong>
            <span className="suave">{t('nCursos', { n: segmentacao.cursos })}</span>
            {!segmentacao.ativa && <Etiqueta>{t('inativo')}</Etiqueta>}
            <span className={estilo.acoes}>
              {pode('cursos-estrutura', 'editar') && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`${t('editar')} ${segmentacao.nome}`}
                  onClick={() => setEditada(segmentacao)}
                >
                  {t('editar')}
                </Button>
              )}
              {pode('cursos-estrutura', 'excluir') && segmentacao.cursos === 0 && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`${t('excluir')} ${segmentacao.nome}`}
                  onClick={() => void excluir(() => chamar(segmentacoesApi.excluir, { params: { id: segmentacao.id } }), segmentacao.nome)}
                >
                  {t('excluir')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Janela>
  );
}

function Formularios({ editada, aoFechar }: { editada: Segmentacao | null; aoFechar: () => void }) {
  const t = useTextos(textosEstrutura);
  const salvo = useSalvo(aoFechar);
  return (
    <JanelaDeRegistro titulo={t(editada === null ? 'novaSegmentacao' : 'editarSegmentacao')} aoFechar={aoFechar}>
      <FormularioDeRegistro
        id={FORMULARIO}
        aposSalvar={(nome) => salvo(String(nome))}
        novo={{
          esquema: esquemaSegmentacao,
          valores: { nome: '', ordem: 0, ativa: true },
          enviar: async (body, chaveIdempotencia) => {
            await chamar(segmentacoesApi.criar, { body }, { chaveIdempotencia });
            return body.nome;
          },
        }}
        edicao={
          editada && {
            esquema: esquemaEdicaoSegmentacao,
            valores: { id: editada.id, versao: editada.versao, nome: editada.nome, ordem: editada.ordem, ativa: editada.ativa },
            enviar: async (body) => (await chamar(segmentacoesApi.editar, { body })).nome,
          }
        }
      >
        <EmColunas>
          <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={8} maximo={80} autoFoco />
          <CampoNumero nome={campo('ordem')} rotulo={t('ordemNasListas')} colunas={4} />
          <CampoAlternar nome={campo('ativa')} rotulo={t('ativa')} colunas={12} />
        </EmColunas>
      </FormularioDeRegistro>
    </JanelaDeRegistro>
  );
}
