import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { formatarData } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { justificativasApi } from '../api.ts';
import { motivosDeFalta, situacoesJustificativa } from '../motivos.ts';
import { textosJustificativa } from '../texts.ts';
import { AcoesDaJustificativa } from './acoes.tsx';
import type { AlunoAEscolher } from './nova-justificativa.tsx';
import estilo from './justificativas.module.css';

const NovaJustificativa = lazy(() => import('./nova-justificativa.tsx'));

/** The justifications of a class, and new ones. */
export function Justificativas({ turmaId, alunos }: { turmaId: number; alunos: readonly AlunoAEscolher[] }) {
  const t = useTextos(textosJustificativa);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const [aberta, setAberta] = useState(false);
  const edita = pode('diario-frequencias', 'criar') || pode('diario-frequencias', 'editar');
  const nova = edita ? <Button onClick={() => setAberta(true)}>{t('nova')}</Button> : undefined;
  return (
    <>
      {nova && <div className={estilo.barra}>{nova}</div>}
      <TabelaDados
        tela="diario-frequencias"
        titulo={t('justificativas')}
        endpoint={justificativasApi.listarJustificativas}
        entrada={{ query: { TurmaId: turmaId } }}
        busca={{ campo: 'Nome', rotulo: t('buscarAluno') }}
        ordemPadrao={{ campo: 'dataInicio', ascendente: false }}
        nomeDaLinha={(j) => `${j.aluno}, ${formatarData(j.dataInicio)}`}
        vazio={{ titulo: t('vazio'), texto: t('vazioTexto'), acao: nova }}
        filtros={[
          {
            chave: 'situacao',
            rotulo: t('situacao'),
            tipo: 'selecao',
            campo: 'Situacao',
            fixo: true,
            opcoes: situacoesJustificativa.map(({ valor, ...nomes }) => ({ valor, rotulo: nomes[idioma] })),
          },
        ]}
        colunas={[
          { chave: 'aluno', titulo: t('aluno'), ordenavel: true, principal: true, largura: '18rem' },
          {
            chave: 'dataInicio',
            titulo: t('dias'),
            ordenavel: true,
            principal: true,
            largura: '13rem',
            render: (j) =>
              j.dataInicio === j.dataFim
                ? formatarData(j.dataInicio)
                : t('deAte', { de: formatarData(j.dataInicio), ate: formatarData(j.dataFim) }),
          },
          { chave: 'motivo', titulo: t('motivo'), largura: '10rem', render: (j) => rotuloDe(motivosDeFalta, j.motivo, idioma) },
          { chave: 'faltas', titulo: t('faltas'), alinhamento: 'direita', largura: '8rem' },
          {
            chave: 'descricao',
            titulo: t('descricao'),
            cede: true,
            render: (j) => (j.revogadaMotivo === null ? j.descricao : t('revogadaPor', { motivo: j.revogadaMotivo })),
          },
          { chave: 'por', titulo: t('registradaPor'), largura: '12rem', oculta: true },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            largura: '8rem',
            render: (j) => (
              <Etiqueta tom={j.situacao === 'vigente' ? 'sucesso' : 'neutro'}>
                {rotuloDe(situacoesJustificativa, j.situacao, idioma)}
              </Etiqueta>
            ),
          },
          {
            chave: 'documento',
            titulo: t('documento'),
            largura: '17rem',
            noCartao: true,
            render: (j) => <AcoesDaJustificativa justificativa={j} edita={edita} />,
          },
        ]}
      />
      <Suspense fallback={null}>{aberta && <NovaJustificativa alunos={alunos} aoFechar={() => setAberta(false)} />}</Suspense>
    </>
  );
}
