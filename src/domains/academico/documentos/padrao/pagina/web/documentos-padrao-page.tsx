import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useIrPara } from '#platform/web/navegacao.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useComando } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type LinhaDe, TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { documentoPadraoApi, registroDocumentoPadraoApi as api } from '#domains/academico/documentos/padrao/api.ts';
import { especies } from '#domains/academico/documentos/padrao/especies.ts';
import { textosDocumentoPadrao } from '#domains/academico/documentos/padrao/texts.ts';

const EmitirVarios = lazy(async () => ({ default: (await import('#domains/academico/documentos/emissao/web/door.tsx')).EmitirVarios }));
type Linha = LinhaDe<typeof api.listar>;

/** The templates of the school: opened, copied, issued by. */
export default function DocumentosPadraoPage() {
  const t = useTextos(textosDocumentoPadrao);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const irPara = useIrPara();
  const [emitindo, setEmitindo] = useState<{ id: number; nome: string } | null>(null);
  const trazer = useComando(documentoPadraoApi.trazerEntregues, {
    invalida: [api.listar],
    aoConcluir: ({ trazidos }) => avisar.sucesso(t('trazidos', { n: trazidos })),
  });
  const criar = pode('documento-padrao', 'criar');
  const botaoTrazer = criar && (
    <Button variant="default" loading={trazer.isPending} onClick={() => trazer.mutate({})}>
      {t('trazer')}
    </Button>
  );
  return (
    <Pagina
      acoes={
        <>
          {botaoTrazer}
          {criar && <Button onClick={() => void irPara('formulario-documento-padrao')}>{t('novo')}</Button>}
        </>
      }
    >
      <TabelaDados
        tela="documento-padrao"
        titulo={t('titulo')}
        endpoint={api.listar}
        exportar={api.exportar}
        busca={{ campo: 'Nome', rotulo: t('buscar') }}
        filtros={[
          {
            tipo: 'selecao',
            campo: 'Especie',
            chave: 'especie',
            rotulo: t('especie'),
            opcoes: especies.map((um) => ({ valor: um.valor, rotulo: um[idioma] })),
          },
          { tipo: 'booleano', campo: 'Ativo', chave: 'ativo', rotulo: t('ativo') },
        ]}
        ordemPadrao={{ campo: 'nome', ascendente: true }}
        nomeDaLinha={({ nome }) => nome}
        aoAbrir={({ id }) => void irPara('formulario-documento-padrao', { id })}
        vazio={{ titulo: t('vazio'), texto: t('vazioTexto'), acao: botaoTrazer }}
        colunas={[
          { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true, largura: '22rem' },
          { chave: 'especie', titulo: t('especie'), ordenavel: true, render: ({ especie }) => rotuloDe(especies, especie, idioma) },
          { chave: 'restricoes', titulo: t('para'), render: (linha) => <Para linha={linha} /> },
          { chave: 'versaoDoTexto', titulo: t('versaoDoTexto'), alinhamento: 'direita', largura: '6rem' },
          { chave: 'emitidos', titulo: t('emitidos'), ordenavel: true, alinhamento: 'direita', largura: '7rem' },
          {
            chave: 'alteradoEm',
            titulo: t('alterado'),
            render: ({ alteradoEm, alteradoPor }) =>
              `${alteradoEm === null ? '' : formatarData(alteradoEm.slice(0, 10))} · ${alteradoPor ?? ''}`,
          },
          {
            chave: 'ativo',
            titulo: t('situacao'),
            render: ({ id, nome, ativo, papel }) =>
              papel !== null ? (
                <Etiqueta>{t('doPortal')}</Etiqueta>
              ) : ativo ? (
                pode('matriculas', 'editar') && (
                  <button
                    type="button"
                    className="botao-simples"
                    aria-label={t('emitirPor', { nome })}
                    onClick={(evento) => {
                      evento.stopPropagation();
                      setEmitindo({ id, nome });
                    }}
                  >
                    {t('emitir')}
                  </button>
                )
              ) : (
                <Etiqueta>{t('inativo')}</Etiqueta>
              ),
          },
        ]}
      />
      <Suspense fallback={null}>
        {emitindo && <EmitirVarios documentoPadraoId={emitindo.id} nome={emitindo.nome} aoFechar={() => setEmitindo(null)} />}
      </Suspense>
    </Pagina>
  );
}

function Para({ linha: { restricoes } }: { linha: Linha }) {
  const t = useTextos(textosDocumentoPadrao);
  const { cursoIds, turmaIds, perfilIds } = restricoes;
  const partes = [
    cursoIds.length > 0 && t('paraCursos', { n: cursoIds.length }),
    turmaIds.length > 0 && t('paraTurmas', { n: turmaIds.length }),
    perfilIds.length > 0 && t('paraPerfis', { n: perfilIds.length }),
  ].filter(Boolean);
  return <>{partes.length === 0 ? t('todos') : partes.join(', ')}</>;
}
