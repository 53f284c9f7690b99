import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { ensinoApi } from '../api.ts';
import { areasDoConhecimento, tiposDisciplina } from '../listas.ts';
import { textosEnsino } from '#domains/academico/estrutura/texts-ensino.ts';
import { useAberto } from '#domains/academico/estrutura/web/aberto.ts';

const Janela = lazy(() => import('./disciplina-janela.tsx'));

/** What the school teaches, in the order of the report card. */
export default function DisciplinasPage() {
  const t = useTextos(textosEnsino);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const { novo, registro, abrir, fechar } = useAberto(ensinoApi.obterDisciplina);
  const [areas, tipos] = [useOpcoes(areasDoConhecimento), useOpcoes(tiposDisciplina)];
  const criar = pode('disciplinas', 'criar') && <Button onClick={() => abrir('novo')}>{t('novaDisciplina')}</Button>;
  return (
    <Pagina acoes={criar}>
      <TabelaDados
        tela="disciplinas"
        titulo={t('disciplinas')}
        endpoint={ensinoApi.listarDisciplinas}
        exportar={ensinoApi.exportarDisciplinas}
        nomeDoArquivo={t('arquivoDisciplinas')}
        busca={{ campo: 'Nome', rotulo: t('buscarDisciplina') }}
        tamanhoPadrao={50}
        ordemPadrao={{ campo: 'ordem', ascendente: true }}
        aoAbrir={({ id }) => abrir(id)}
        nomeDaLinha={(d) => d.nome}
        vazio={{ titulo: t('vazioDisciplinas'), texto: t('vazioDisciplinasTexto'), acao: criar }}
        filtros={[
          { chave: 'area', rotulo: t('area'), tipo: 'selecao', campo: 'Area', fixo: true, opcoes: areas },
          { chave: 'tipo', rotulo: t('tipo'), tipo: 'selecao', campo: 'Tipo', fixo: true, opcoes: tipos },
          { chave: 'conta', rotulo: t('contaPromocao'), tipo: 'booleano', campo: 'ContaPromocao' },
          { chave: 'ativa', rotulo: t('ativa'), tipo: 'booleano', campo: 'Ativa' },
        ]}
        colunas={[
          { chave: 'nome', titulo: t('disciplina'), ordenavel: true, principal: true },
          { chave: 'sigla', titulo: t('sigla'), ordenavel: true, largura: '5rem' },
          { chave: 'ordem', titulo: t('ordemNoBoletim'), ordenavel: true, alinhamento: 'direita', largura: '9rem' },
          {
            chave: 'area',
            titulo: t('area'),
            ordenavel: true,
            cede: true,
            render: (d) => (d.area === null ? '' : rotuloDe(areasDoConhecimento, d.area, idioma)),
          },
          { chave: 'tipo', titulo: t('tipo'), ordenavel: true, principal: true, render: (d) => rotuloDe(tiposDisciplina, d.tipo, idioma) },
          { chave: 'cargaHoraria', titulo: t('cargaHoraria'), ordenavel: true, alinhamento: 'direita' },
          { chave: 'turmas', titulo: t('turmas'), ordenavel: true, alinhamento: 'direita', largura: '5rem' },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            render: (d) => (
              <>
                <Etiqueta tom={d.ativa ? 'sucesso' : 'neutro'}>{t(d.ativa ? 'ativa' : 'inativa')}</Etiqueta>{' '}
                {!d.contaPromocao && <Etiqueta>{t('naoConta')}</Etiqueta>}
              </>
            ),
          },
        ]}
      />
      {(novo || registro) && (
        <Suspense fallback={null}>
          <Janela registro={registro} aoFechar={fechar} />
        </Suspense>
      )}
    </Pagina>
  );
}
