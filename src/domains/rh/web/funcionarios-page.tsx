import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { z } from 'zod';
import { filtrosSalvosDe } from '#domains/acesso/filtros/web/door.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useBusca } from '#platform/web/navegacao.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { funcionariosApi } from '../api.ts';
import { textosRh } from '../texts.ts';

const FichaDoFuncionario = lazy(() => import('./ficha-funcionario.tsx'));
const busca = z.object({
  funcionario: z
    .union([z.literal('novo'), z.coerce.number().int().positive()])
    .optional()
    .catch(undefined),
});
const filtrosSalvos = filtrosSalvosDe('funcionarios');

/** Employees: who works at the school, as what, since when. */
export default function FuncionariosPage() {
  const t = useTextos(textosRh);
  const { pode } = useSessao();
  const [{ funcionario }, mudarBusca] = useBusca(busca);
  const novo = pode('funcionarios', 'criar') ? (
    <Button onClick={() => mudarBusca({ funcionario: 'novo' })}>{t('novoFuncionario')}</Button>
  ) : undefined;
  const fechar = () => mudarBusca({ funcionario: undefined });
  return (
    <Pagina acoes={novo}>
      <TabelaDados
        tela="funcionarios"
        titulo={t('funcionarios')}
        endpoint={funcionariosApi.listarFuncionarios}
        exportar={funcionariosApi.exportarFuncionarios}
        nomeDoArquivo={t('funcionarios')}
        busca={{ campo: 'Nome', rotulo: t('buscarNome') }}
        ordemPadrao={{ campo: 'nome', ascendente: true }}
        filtrosSalvos={filtrosSalvos}
        aoAbrir={({ id }) => mudarBusca({ funcionario: id })}
        nomeDaLinha={(f) => f.nome}
        vazio={{ titulo: t('semFuncionarios'), texto: t('semFuncionariosTexto'), acao: novo }}
        filtros={[
          {
            chave: 'ativo',
            rotulo: t('situacao'),
            tipo: 'booleano',
            campo: 'Ativo',
            fixo: true,
            rotuloSim: t('ativo'),
            rotuloNao: t('desligado'),
          },
          { chave: 'docente', rotulo: t('docente'), tipo: 'booleano', campo: 'Docente', fixo: true },
          { chave: 'cargo', rotulo: t('cargo'), tipo: 'texto', campo: 'Cargo' },
          { chave: 'depto', rotulo: t('departamento'), tipo: 'texto', campo: 'Departamento' },
        ]}
        colunas={[
          { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true, largura: '22rem' },
          { chave: 'cargo', titulo: t('cargo'), ordenavel: true, principal: true },
          { chave: 'departamento', titulo: t('departamento'), ordenavel: true },
          { chave: 'docente', titulo: t('docente'), largura: '7rem', render: (f) => t(f.docente ? 'sim' : 'nao') },
          {
            chave: 'dataAdmissao',
            titulo: t('dataAdmissao'),
            ordenavel: true,
            alinhamento: 'direita',
            largura: '8rem',
            render: (f) => formatarData(f.dataAdmissao),
          },
          {
            chave: 'dataDemissao',
            titulo: t('dataDemissao'),
            ordenavel: true,
            alinhamento: 'direita',
            largura: '8rem',
            oculta: true,
            render: (f) => (f.dataDemissao === null ? '' : formatarData(f.dataDemissao)),
          },
          { chave: 'email', titulo: t('email'), oculta: true },
          {
            chave: 'ativo',
            titulo: t('situacao'),
            largura: '8rem',
            render: (f) => <Etiqueta tom={f.ativo ? 'sucesso' : 'neutro'}>{t(f.ativo ? 'ativo' : 'desligado')}</Etiqueta>,
          },
        ]}
      />
      <Suspense fallback={null}>
        {funcionario !== undefined && (
          <FichaDoFuncionario key={funcionario} id={funcionario === 'novo' ? null : funcionario} aoFechar={fechar} />
        )}
      </Suspense>
    </Pagina>
  );
}
