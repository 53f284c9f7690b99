import { lazy } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { RegistroListado } from '#platform/web/registro/registro-listado.tsx';
import { gruposTurmaApi } from '../api.ts';
import { textosEstrutura } from '#domains/academico/estrutura/texts.ts';
import { lidas } from '#domains/academico/estrutura/web/lidas.ts';

const FormularioGrupo = lazy(() => import('./formulario-grupo.tsx'));

/** The labels that gather classes. */
export default function GruposTurmaPage() {
  const t = useTextos(textosEstrutura);
  return (
    <RegistroListado
      tela="grupos-turma"
      titulo={t('gruposTurma')}
      api={gruposTurmaApi}
      rotuloNovo={t('novoGrupo')}
      nomeDe={(grupo) => grupo.nome}
      podeExcluir={(grupo) => grupo.turmas === 0}
      envelhece={lidas}
      busca={{ campo: 'Nome', rotulo: t('buscarGrupo') }}
      tamanhoPadrao={50}
      ordemPadrao={{ campo: 'nome', ascendente: true }}
      vazio={{ titulo: t('vazioGrupos'), texto: t('vazioGruposTexto') }}
      filtros={[{ chave: 'ativo', rotulo: t('ativo'), tipo: 'booleano', campo: 'Ativo', fixo: true }]}
      colunas={[
        { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true },
        { chave: 'turmas', titulo: t('turmas'), ordenavel: true, alinhamento: 'direita', largura: '8rem' },
        {
          chave: 'ativo',
          titulo: t('situacao'),
          principal: true,
          largura: '8rem',
          render: (g) => <Etiqueta tom={g.ativo ? 'sucesso' : 'neutro'}>{t(g.ativo ? 'ativo' : 'inativo')}</Etiqueta>,
        },
      ]}
      Formulario={FormularioGrupo}
    />
  );
}
