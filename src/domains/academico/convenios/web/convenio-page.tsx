import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { Elo, useParametros } from '#platform/web/navegacao.tsx';
import { FatosEmColunas } from '#platform/web/pagina/fatos-em-colunas.tsx';
import { Cartao, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { envelhecer, useComando, useRegistro } from '#platform/web/rede/consultas.ts';
import { PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { ProgressoTarefa } from '#platform/web/tarefas/tarefa.tsx';
import { formatarData } from '#shared/datas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { conveniosApi, participacoesApi as api } from '../api.ts';
import { textosConvenio } from '../texts.ts';

const Incluir = lazy(() => import('./incluir.tsx'));
const IncluirAlunos = lazy(() => import('./incluir-alunos.tsx'));
const RegistrarSaida = lazy(() => import('./registrar-saida.tsx'));
type Convenio = RespostaCliente<typeof conveniosApi.obter>;
type Participacao = RespostaCliente<typeof api.listarParticipacoes>['itens'][number];
type Janela = 'pessoa' | 'alunos' | Participacao | null;

/** Who is in an insurance or agreement, and the batch that brings their contracts to what it says. */
export default function ConvenioPage() {
  const id = Number(useParametros()['id']);
  const consulta = useRegistro(conveniosApi.obter, { params: { id } });
  return <PaginaDoRegistro consulta={consulta}>{(convenio) => <Ficha convenio={convenio} />}</PaginaDoRegistro>;
}

function Ficha({ convenio: c }: { convenio: Convenio }) {
  const t = useTextos(textosConvenio);
  const { pode } = useSessao();
  const [janela, setJanela] = useState<Janela>(null);
  const [tarefa, setTarefa] = useState<number | null>(null);
  const ajustar = useComando(api.ajustarDescontos, { envelhece: [], aoConcluir: ({ tarefaId }) => setTarefa(tarefaId) });
  const edita = pode('convenios', 'editar');
  const fechar = (): void => setJanela(null);
  const perguntarAjuste = async (): Promise<void> => {
    if (await confirmar({ titulo: t('ajustar'), texto: t('ajustarTexto'), rotuloConfirmar: t('ajustar') }))
      ajustar.mutate({ params: { id: c.id } }, { onError: avisar.erro });
  };
  return (
    <Pagina
      titulo={c.nome}
      acoes={
        <>
          {pode('relatorio-conveniados', 'visualizar') && (
            <Elo tela="relatorio-conveniados" search={{ convenio: String(c.id) }}>
              <Button component="span" variant="default">
                {t('relacao')}
              </Button>
            </Elo>
          )}
          {edita && (
            <Button variant="default" onClick={() => setJanela('alunos')}>
              {t('incluirAlunos')}
            </Button>
          )}
          {c.descontoId !== null && pode('aditivos', 'criar') && (
            <Button variant="default" onClick={() => void perguntarAjuste()}>
              {t('ajustar')}
            </Button>
          )}
          {edita && <Button onClick={() => setJanela('pessoa')}>{t('incluirPessoa')}</Button>}
        </>
      }
    >
      <FatosEmColunas
        fatos={[
          [t('tipo'), t(`tipo_${c.tipo}`)],
          [t('parceiro'), c.parceiro],
          c.numero !== null && [t('numero'), c.numero],
          [t('vigencia'), t('deAte', { de: formatarData(c.vigenteDesde), ate: formatarData(c.vigenteAte) })],
          [t('desconto'), c.descontoNome ?? t('semDesconto')],
        ]}
      />
      {tarefa !== null && (
        <Cartao titulo={t('ajustar')}>
          <ProgressoTarefa
            key={tarefa}
            id={tarefa}
            aoTerminar={() => void envelhecer('Convenio', 'Contrato', 'Aditivo', 'TituloReceber')}
          />
        </Cartao>
      )}
      <TabelaDados
        tela="convenio"
        titulo={t('quemEsta')}
        endpoint={api.listarParticipacoes}
        entrada={{ query: { ConvenioId: c.id } }}
        busca={{ campo: 'Nome', rotulo: t('buscar') }}
        filtros={[{ chave: 'fora', rotulo: t('saiuDaEscola'), tipo: 'booleano', campo: 'SaiuDaEscola', fixo: true }]}
        ordemPadrao={{ campo: 'pessoaNome', ascendente: true }}
        nomeDaLinha={(p) => p.pessoaNome}
        vazio={{ titulo: t('ninguem'), texto: t('ninguemTexto') }}
        {...(edita ? { aoAbrir: setJanela } : {})}
        colunas={[
          { chave: 'pessoaNome', titulo: t('pessoa'), ordenavel: true, principal: true },
          { chave: 'titularNome', titulo: t('titular'), cede: true },
          {
            chave: 'entrada',
            titulo: t('entrada'),
            ordenavel: true,
            largura: '9rem',
            principal: true,
            render: (p) => formatarData(p.entrada),
          },
          {
            chave: 'saida',
            titulo: t('saida'),
            largura: '16rem',
            noCartao: true,
            render: (p) =>
              p.saiuDaEscolaEm === null ? (
                p.saida !== null && formatarData(p.saida)
              ) : (
                <Etiqueta tom="alerta">{t('saiuDaEscolaEm', { data: formatarData(p.saiuDaEscolaEm) })}</Etiqueta>
              ),
          },
          { chave: 'contratos', titulo: t('contratos'), alinhamento: 'direita', largura: '13rem' },
        ]}
      />
      <Suspense fallback={null}>
        {janela === 'pessoa' && <Incluir convenio={c} aoFechar={fechar} />}
        {janela === 'alunos' && <IncluirAlunos convenio={c} aoFechar={fechar} />}
        {janela !== null && typeof janela === 'object' && <RegistrarSaida participacao={janela} convenio={c} aoFechar={fechar} />}
      </Suspense>
    </Pagina>
  );
}
