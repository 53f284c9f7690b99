import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useFiltrosDeEnsino } from '#domains/academico/estrutura/web/door.tsx';
import { movimentos } from '#domains/academico/matriculas/situacoes.ts';
import { useAnoNoEndereco } from '#domains/academico/periodos-letivos/web/door.tsx';
import { filtrosSalvosDe } from '#domains/acesso/filtros/web/door.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useEndereco, useHrefAqui } from '#platform/web/navegacao.tsx';
import { Esqueleto, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { historicoEscolarApi as api } from '#domains/academico/historico/escolar/api.ts';
import { textosHistoricoEscolar } from '#domains/academico/historico/escolar/texts.ts';
import { textosLotesDeHistorico } from '#domains/academico/historico/escolar/lotes/texts.ts';

const EmitirDaTurma = lazy(() =>
  import('#domains/academico/historico/escolar/lotes/web/door.tsx').then((m) => ({ default: m.EmitirDaTurma })),
);
const Assinaturas = lazy(() => import('./assinaturas.tsx'));
const filtrosSalvos = filtrosSalvosDe('historico-escolar');
const tons = { emitido: 'sucesso', em_preparo: 'alerta', sem_historico: 'neutro' } as const;

/** The students of a year, with how the transcript of each stands. */
export function AlunosComHistorico() {
  const t = useTextos(textosHistoricoEscolar);
  const tl = useTextos(textosLotesDeHistorico);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const { pronto, anoLetivoId } = useAnoNoEndereco();
  const { filtros, carregou } = useFiltrosDeEnsino(anoLetivoId, t('ano'));
  const [{ turma }] = useEndereco('turma');
  const hrefAqui = useHrefAqui();
  const [janela, setJanela] = useState<'assinaturas' | 'turma' | null>(null);
  const acoes = (
    <>
      {pode('historico-escolar', 'editar') && (
        <Button variant="default" onClick={() => setJanela('assinaturas')}>
          {t('assinaturas')}
        </Button>
      )}
      {pode('historico-escolar', 'criar') && <Button onClick={() => setJanela('turma')}>{tl('emitirDaTurma')}</Button>}
    </>
  );
  return (
    <Pagina acoes={acoes}>
      {pronto && carregou ? (
        <TabelaDados
          tela="historico-escolar"
          titulo={t('historicos')}
          endpoint={api.listarAlunos}
          busca={{ campo: 'Nome', rotulo: t('buscarAluno') }}
          filtrosSalvos={filtrosSalvos}
          ordemPadrao={{ campo: 'nome', ascendente: true }}
          idDe={(aluno) => aluno.matriculaId}
          linhaHref={({ id }) => hrefAqui({ aluno: id })}
          nomeDaLinha={({ nome }) => nome}
          vazio={{ titulo: t('vazio'), texto: t('vazioTexto') }}
          filtros={filtros}
          colunas={[
            { chave: 'nome', titulo: t('aluno'), ordenavel: true, principal: true, largura: '20rem' },
            { chave: 'cursoNome', titulo: t('curso'), ordenavel: 'curso' },
            { chave: 'turmaNome', titulo: t('turma'), ordenavel: 'turma', noCartao: true },
            { chave: 'movimento', titulo: t('movimento'), render: ({ movimento }) => rotuloDe(movimentos, movimento, idioma) },
            {
              chave: 'situacao',
              titulo: t('situacao'),
              principal: true,
              largura: '9rem',
              render: ({ historico: { situacao } }) => <Etiqueta tom={tons[situacao]}>{t(`situacao_${situacao}`)}</Etiqueta>,
            },
            { chave: 'numero', titulo: t('numero'), largura: '8rem', render: ({ historico: { numero } }) => numero ?? '' },
            {
              chave: 'emissao',
              titulo: t('emissao'),
              alinhamento: 'direita',
              largura: '8rem',
              render: ({ historico: { dataEmissao } }) => (dataEmissao === null ? '' : formatarData(dataEmissao)),
            },
          ]}
        />
      ) : (
        <Esqueleto linhas={14} />
      )}
      <Suspense fallback={null}>
        {janela === 'assinaturas' && <Assinaturas aoFechar={() => setJanela(null)} />}
        {janela === 'turma' && (
          <EmitirDaTurma
            anoLetivoId={anoLetivoId}
            turmaId={turma !== undefined && /^\d+$/.test(turma) ? Number(turma) : null}
            aoFechar={() => setJanela(null)}
          />
        )}
      </Suspense>
    </Pagina>
  );
}
