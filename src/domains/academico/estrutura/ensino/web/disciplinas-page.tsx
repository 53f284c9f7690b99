import { lazy } from 'react';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { RegistroListado } from '#platform/web/registro/registro-listado.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { disciplinasApi } from '../api.ts';
import { areasDoConhecimento, tiposDisciplina } from '../listas.ts';
import { textosEnsino } from '#domains/academico/estrutura/texts-ensino.ts';
import { lidas } from '#domains/academico/estrutura/web/lidas.ts';

const FormularioDisciplina = lazy(() => import('./formulario-disciplina.tsx'));

/** What the school teaches, in the order of the report card. */
export default function DisciplinasPage() {
  const t = useTextos(textosEnsino);
  const { idioma } = useIdioma();
  const [areas, tipos] = [useOpcoes(areasDoConhecimento), useOpcoes(tiposDisciplina)];
  return (
    <RegistroListado
      tela="disciplinas"
      titulo={t('disciplinas')}
      api={disciplinasApi}
      rotuloNovo={t('novaDisciplina')}
      nomeDe={(d) => d.nome}
      podeExcluir={(d) => d.turmas === 0}
      tamanho="larga"
      envelhece={lidas}
      nomeDoArquivo={t('arquivoDisciplinas')}
      busca={{ campo: 'Nome', rotulo: t('buscarDisciplina') }}
      tamanhoPadrao={50}
      ordemPadrao={{ campo: 'ordem', ascendente: true }}
      vazio={{ titulo: t('vazioDisciplinas'), texto: t('vazioDisciplinasTexto') }}
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
      Formulario={FormularioDisciplina}
    />
  );
}
