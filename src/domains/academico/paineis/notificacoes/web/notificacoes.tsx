import { lazy, Suspense } from 'react';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { notificacoesApi } from '../api.ts';
import { assuntosDaNotificacao, situacoesDaNotificacao } from '../situacoes.ts';
import { textosNotificacao } from '../texts.ts';
import { escreverMotivo, tonsDaNotificacao } from './leitura.ts';

const JanelaDaNotificacao = lazy(() => import('./janela-da-notificacao.tsx'));

/** The notices of absences and of averages, the newest first; one opens with what was sent to whom. */
export default function Notificacoes() {
  const t = useTextos(textosNotificacao);
  const { idioma } = useIdioma();
  const { anos } = useAnosLetivos();
  const { cursos } = useOpcoesEstrutura();
  const [{ notificacao }, mudar] = useEndereco('notificacao');
  return (
    <>
      <TabelaDados
        tela="painel-coordenador"
        titulo={t('notificacoes')}
        endpoint={notificacoesApi.listarNotificacoes}
        busca={{ campo: 'Nome', rotulo: t('buscar') }}
        ordemPadrao={{ campo: 'numero', ascendente: false }}
        nomeDaLinha={({ numero, aluno }) => `${numero}, ${aluno}`}
        aoAbrir={({ id }) => mudar({ notificacao: id })}
        vazio={{ titulo: t('vazio'), texto: t('vazioTexto') }}
        filtros={[
          {
            chave: 'situacao',
            rotulo: t('situacao'),
            tipo: 'selecao',
            campo: 'Situacao',
            fixo: true,
            opcoes: situacoesDaNotificacao.map(({ valor, ...nomes }) => ({ valor, rotulo: nomes[idioma] })),
          },
          {
            chave: 'assunto',
            rotulo: t('assunto'),
            tipo: 'selecao',
            campo: 'Assunto',
            opcoes: assuntosDaNotificacao.map(({ valor, ...nomes }) => ({ valor, rotulo: nomes[idioma] })),
          },
          {
            chave: 'ano',
            rotulo: t('anoLetivo'),
            tipo: 'selecao',
            campo: 'AnoLetivoId',
            opcoes: anos.map(({ id, ano }) => ({ valor: id, rotulo: String(ano) })),
          },
          {
            chave: 'curso',
            rotulo: t('curso'),
            tipo: 'selecao',
            campo: 'CursoId',
            opcoes: cursos.map(({ id, nome }) => ({ valor: id, rotulo: nome })),
          },
        ]}
        colunas={[
          { chave: 'numero', titulo: t('numero'), ordenavel: true, largura: '8rem' },
          { chave: 'aluno', titulo: t('aluno'), principal: true, largura: '18rem' },
          { chave: 'turma', titulo: t('turma'), principal: true, largura: '10rem' },
          { chave: 'curso', titulo: t('curso'), largura: '10rem', oculta: true },
          { chave: 'marco', titulo: t('marco'), cede: true, render: (linha) => escreverMotivo(linha, t, idioma) },
          { chave: 'data', titulo: t('data'), ordenavel: true, largura: '8rem', render: ({ data }) => formatarData(data) },
          { chave: 'por', titulo: t('preparadaPor'), largura: '13rem' },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            largura: '8rem',
            render: ({ situacao }) => (
              <Etiqueta tom={tonsDaNotificacao[situacao]}>{rotuloDe(situacoesDaNotificacao, situacao, idioma)}</Etiqueta>
            ),
          },
        ]}
      />
      <Suspense fallback={null}>
        {notificacao !== undefined && <JanelaDaNotificacao id={Number(notificacao)} aoFechar={() => mudar({ notificacao: undefined })} />}
      </Suspense>
    </>
  );
}
