import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { RegistroListado } from '#platform/web/registro/registro-listado.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { gruposConta, tiposConta } from '../../grupos.ts';
import { contasApi, obterConfiguracao } from '../api.ts';
import { textosPlano } from '../texts.ts';
import estilo from './plano.module.css';

const FormularioConta = lazy(() => import('./formulario-conta.tsx'));
const janelas = {
  configurar: lazy(() => import('./configuracao.tsx')),
  modelo: lazy(() => import('./modelo.tsx')),
  importar: lazy(() => import('./importacao.tsx')),
};
const ESPACOS_POR_NIVEL = 3;

/** The chart of accounts, in the order of its codes: what stands beneath another stands further in. */
export default function PlanoContasPage() {
  const t = useTextos(textosPlano);
  const [{ janela }, mudar] = useEndereco('janela');
  const Aberta = janela !== undefined && janela in janelas ? janelas[janela as keyof typeof janelas] : null;
  return (
    <>
      <RegistroListado
        tela="contabil-plano-contas"
        titulo={t('plano')}
        api={contasApi}
        tamanho="larga"
        tamanhoPadrao={100}
        busca={{ campo: 'Nome', rotulo: t('buscar') }}
        vazio={{ titulo: t('vazio'), texto: t('vazioTexto') }}
        rotuloNovo={t('novaConta')}
        nomeDe={(c) => `${c.codigo} ${c.nome}`}
        podeExcluir={(c) => !c.usada}
        envelhece={['PlanoContas']}
        ordemPadrao={{ campo: 'codigo', ascendente: true }}
        acoes={<Acoes />}
        filtros={[
          {
            chave: 'grupo',
            rotulo: t('grupo'),
            tipo: 'selecao',
            campo: 'Grupo',
            fixo: true,
            opcoes: gruposConta.map((valor) => ({ valor, rotulo: t(valor) })),
          },
          {
            chave: 'nivel',
            rotulo: t('ateNivel'),
            tipo: 'selecao',
            campo: 'AteNivel',
            fixo: true,
            opcoes: [1, 2, 3, 4].map((n) => ({ valor: n, rotulo: t('nivelN', { n }) })),
          },
          {
            chave: 'tipo',
            rotulo: t('tipo'),
            tipo: 'selecao',
            campo: 'Tipo',
            opcoes: tiposConta.map((valor) => ({ valor, rotulo: t(valor) })),
          },
          { chave: 'ativa', rotulo: t('ativa'), tipo: 'booleano', campo: 'Ativa' },
          { chave: 'referencial', rotulo: t('semReferencial'), tipo: 'booleano', campo: 'SemReferencial' },
        ]}
        colunas={[
          {
            chave: 'codigo',
            titulo: t('codigo'),
            ordenavel: true,
            largura: '13rem',
            noCartao: true,
            render: (c) => <span className={estilo.codigo}>{`${' '.repeat((c.nivel - 1) * ESPACOS_POR_NIVEL)}${c.codigo}`}</span>,
          },
          {
            chave: 'nome',
            titulo: t('nome'),
            ordenavel: true,
            principal: true,
            render: (c) => (c.tipo === 'sintetica' ? <span className={estilo.sintetica}>{c.nome}</span> : c.nome),
          },
          { chave: 'codigoReduzido', titulo: t('reduzido'), alinhamento: 'direita', largura: '6rem' },
          { chave: 'natureza', titulo: t('natureza'), render: (c) => t(c.natureza) },
          { chave: 'grupo', titulo: t('grupo'), render: (c) => t(c.grupo) },
          { chave: 'codigoReferencial', titulo: t('referencial'), oculta: true, render: (c) => c.codigoReferencial ?? '—' },
          { chave: 'usada', titulo: t('usada'), oculta: true, render: (c) => t(c.usada ? 'sim' : 'nao') },
          {
            chave: 'ativa',
            titulo: t('ativa'),
            principal: true,
            render: (c) => <Etiqueta tom={c.ativa ? 'sucesso' : 'neutro'}>{t(c.ativa ? 'ativa' : 'inativa')}</Etiqueta>,
          },
        ]}
        Formulario={FormularioConta}
      />
      <Suspense fallback={null}>{Aberta && <Aberta aoFechar={() => mudar({ janela: undefined })} />}</Suspense>
    </>
  );
}

function Acoes() {
  const t = useTextos(textosPlano);
  const { pode } = useSessao();
  const [, mudar] = useEndereco('janela');
  const { data } = useConsulta(obterConfiguracao, {}, { validadeMs: 60_000 });
  const criar = pode('contabil-plano-contas', 'criar');
  return (
    <>
      {pode('contabil-plano-contas', 'editar') && (
        <Button variant="default" onClick={() => mudar({ janela: 'configurar' })}>
          {t('configurar')}
        </Button>
      )}
      {criar && data?.contas === 0 && (
        <Button variant="default" onClick={() => mudar({ janela: 'modelo' })}>
          {t('carregarModelo')}
        </Button>
      )}
      {criar && (
        <Button variant="default" onClick={() => mudar({ janela: 'importar' })}>
          {t('importar')}
        </Button>
      )}
    </>
  );
}
