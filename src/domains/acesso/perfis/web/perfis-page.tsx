import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { z } from 'zod';
import { hrefDaTela } from '#catalog/telas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useBusca } from '#platform/web/navegacao.tsx';
import { Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { perfisApi } from '../api.ts';
import { textosAcesso } from '#domains/acesso/texts.ts';
import { filtrosSalvosDe } from '#domains/acesso/filtros/web/door.tsx';

const FormularioDePerfil = lazy(() => import('./formulario-perfil.tsx'));
const busca = z.object({ editar: z.literal('novo').optional().catch(undefined) });
const filtrosSalvos = filtrosSalvosDe('perfis');

/** Profiles: the permissions of a job; each opens its matrix. */
export default function PerfisPage() {
  const t = useTextos(textosAcesso);
  const { pode } = useSessao();
  const [{ editar }, mudarBusca] = useBusca(busca);
  const novo = pode('perfis', 'criar') ? <Button onClick={() => mudarBusca({ editar: 'novo' })}>{t('novoPerfil')}</Button> : undefined;
  return (
    <Pagina acoes={novo}>
      <TabelaDados
        tela="perfis"
        titulo={t('perfis')}
        endpoint={perfisApi.listarPerfis}
        exportar={perfisApi.exportarPerfis}
        nomeDoArquivo={t('perfis')}
        busca={{ campo: 'Nome', rotulo: t('buscarPerfil') }}
        filtrosSalvos={filtrosSalvos}
        ordemPadrao={{ campo: 'nome', ascendente: true }}
        linhaHref={({ id }) => hrefDaTela('perfil-permissao', { id })}
        nomeDaLinha={(perfil) => perfil.nome}
        vazio={{ titulo: t('semPerfis'), texto: t('semPerfisTexto'), acao: novo }}
        colunas={[
          { chave: 'nome', titulo: t('perfil'), ordenavel: true, principal: true, largura: '18rem' },
          { chave: 'descricao', titulo: t('descricao') },
          {
            chave: 'restringirPainelProfessor',
            titulo: t('restringirPainelProfessor'),
            largura: '15rem',
            render: (p) => t(p.restringirPainelProfessor ? 'sim' : 'nao'),
          },
          { chave: 'permissoes', titulo: t('permissoes'), alinhamento: 'direita', largura: '8rem' },
          {
            chave: 'usuarios',
            titulo: t('usuarios'),
            ordenavel: true,
            alinhamento: 'direita',
            principal: true,
            largura: '8rem',
            render: (p) => t('usuariosNoPerfil', { n: p.usuarios }),
          },
        ]}
      />
      <Suspense fallback={null}>{editar === 'novo' && <FormularioDePerfil aoFechar={() => mudarBusca({ editar: undefined })} />}</Suspense>
    </Pagina>
  );
}
