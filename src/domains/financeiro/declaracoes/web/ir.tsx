import { lazy, Suspense, useState } from 'react';
import { opcoesApi as opcoesDaEstrutura } from '#domains/academico/estrutura/api-opcoes.ts';
import { useConsulta } from '#platform/web/consultas.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { type BuscaDeTela, useBusca } from '#platform/web/navegacao.tsx';
import { Cartoes } from '#platform/web/pagina.tsx';
import { type AcaoEmMassa, TabelaDados } from '#platform/web/tabela/index.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { declaracoesApi as api } from '../api.ts';
import { textosDeclaracao } from '../texts.ts';
import { situacoesDaDeclaracao } from '../tipos.ts';
import { EtiquetaDaDeclaracao, reais, TELA, usePodeEmitir, valor } from './comum.tsx';
import { idsDaEscolha } from './escolha.ts';

const IrAberto = lazy(() => import('./ir-aberto.tsx').then((m) => ({ default: m.IrAberto })));
const EmitirVarias = lazy(() => import('./emitir-varias.tsx').then((m) => ({ default: m.EmitirVarias })));
const leitor = { safeParse: (bruto: unknown) => ({ success: true as const, data: bruto as BuscaDeTela }) };

/** The payers of a calendar year, what each paid by nature, and how the statement of each stands. */
export function PagadoresDoIr({ ano }: { ano: number }) {
  const t = useTextos(textosDeclaracao);
  const { idioma } = useIdioma();
  const pode = usePodeEmitir();
  const [{ abrir }, mudar] = useBusca<BuscaDeTela>(leitor);
  const [escolhidos, setEscolhidos] = useState<readonly number[] | null>(null);
  const { data: estrutura } = useConsulta(opcoesDaEstrutura.opcoesEstrutura, { query: {} }, { validadeMs: 300_000 });
  const emitir: AcaoEmMassa<{ id: number }> = {
    chave: 'emitir',
    rotulo: t('emitirVarias'),
    aoExecutar: async (escolha) => {
      setEscolhidos(await idsDaEscolha(api.listarIr, escolha, t));
      return false;
    },
  };
  return (
    <>
      <TabelaDados
        tela={TELA}
        titulo={t('aba_ir')}
        endpoint={api.listarIr}
        entrada={{ query: { Ano: ano } }}
        exportar={api.exportarIr}
        nomeDoArquivo={`imposto-de-renda-${ano}`}
        busca={{ campo: 'Nome', rotulo: t('buscar') }}
        ordemPadrao={{ campo: 'nome', ascendente: true }}
        vazio={{ titulo: t('vazio_ir', { ano }), texto: t('vazio_ir_texto') }}
        aoAbrir={(linha) => mudar({ abrir: linha.id })}
        nomeDaLinha={(linha) => linha.nome}
        somaDe={(linha) => linha.totalCentavos as Centavos}
        somaDoFiltro={(pagina) => pagina.totais.totalCentavos as Centavos}
        {...(pode ? { acoesEmMassa: [emitir] } : {})}
        topo={(pagina) => (
          <Cartoes
            numeros={[
              { rotulo: t('responsaveis'), valor: pagina ? pagina.total.toLocaleString('pt-BR') : null },
              { rotulo: t('dedutivel'), valor: pagina ? reais(pagina.totais.dedutivelCentavos) : null },
              { rotulo: t('naoDedutivel'), valor: pagina ? reais(pagina.totais.naoDedutivelCentavos) : null },
              { rotulo: t('encargos'), valor: pagina ? reais(pagina.totais.encargosCentavos) : null },
              { rotulo: t('total'), valor: pagina ? reais(pagina.totais.totalCentavos) : null },
            ]}
          />
        )}
        filtros={[
          {
            chave: 'situacao',
            rotulo: t('situacao'),
            tipo: 'selecao',
            campo: 'Situacao',
            fixo: true,
            opcoes: situacoesDaDeclaracao.map((s) => ({ valor: s.valor, rotulo: s[idioma] })),
          },
          {
            chave: 'turma',
            rotulo: t('turma'),
            tipo: 'selecao',
            campo: 'TurmaId',
            fixo: true,
            opcoes: (estrutura?.turmas ?? []).map(({ id, nome }) => ({ valor: id, rotulo: nome })),
          },
        ]}
        colunas={[
          { chave: 'nome', titulo: t('responsavel'), ordenavel: true, principal: true },
          { chave: 'cpf', titulo: t('cpf'), render: (l) => l.cpf ?? t('semCpf') },
          { chave: 'alunos', titulo: t('alunos'), ordenavel: true, alinhamento: 'direita' },
          {
            chave: 'dedutivelCentavos',
            titulo: t('dedutivel'),
            ordenavel: 'dedutivel',
            alinhamento: 'direita',
            render: (l) => valor(l.dedutivelCentavos),
          },
          {
            chave: 'naoDedutivelCentavos',
            titulo: t('naoDedutivel'),
            ordenavel: 'naoDedutivel',
            alinhamento: 'direita',
            render: (l) => valor(l.naoDedutivelCentavos),
          },
          {
            chave: 'encargosCentavos',
            titulo: t('encargos'),
            ordenavel: 'encargos',
            alinhamento: 'direita',
            render: (l) => valor(l.encargosCentavos),
          },
          {
            chave: 'totalCentavos',
            titulo: t('total'),
            ordenavel: 'total',
            alinhamento: 'direita',
            principal: true,
            render: (l) => valor(l.totalCentavos),
          },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            ordenavel: 'emissao',
            render: (l) => <EtiquetaDaDeclaracao situacao={l.situacao} numero={l.numero} />,
          },
        ]}
      />
      <Suspense fallback={null}>
        {abrir !== undefined && abrir !== '' && (
          <IrAberto pagadorId={Number(abrir)} ano={ano} aoFechar={() => mudar({ abrir: undefined })} />
        )}
        {escolhidos && <EmitirVarias tipo="ir" ano={ano} pagadorIds={escolhidos} aoFechar={() => setEscolhidos(null)} />}
      </Suspense>
    </>
  );
}
