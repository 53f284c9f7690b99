import { Button } from '@mantine/core';
import { type ComponentType, lazy, Suspense } from 'react';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { temAlteracao } from '#platform/web/registro/alteracoes.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar, useRegistro } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { excluirComPergunta } from '#platform/web/registro/excluir.ts';
import { BotaoSalvar, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Cartao, Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { confirmarPerda } from '#platform/web/janelas/saida-sem-salvar.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { criterioApi } from '#domains/academico/estrutura/criterio/api.ts';
import { comumAosPlanos, DESDE_O_INICIO, type Plano, planos } from '#domains/academico/estrutura/criterio/criterio.ts';
import { esquemaCriterioDoCurso } from '#domains/academico/estrutura/criterio/esquemas.ts';
import { textosCriterio } from '#domains/academico/estrutura/criterio/texts.ts';
import { CamposCriterio } from './campos-criterio.tsx';
import { Escolha } from '#domains/academico/estrutura/web/escolha.tsx';
import estilo from '#domains/academico/estrutura/web/estrutura.module.css';

type Criterio = RespostaCliente<typeof criterioApi.obterCriterios>['itens'][number];
const FORMULARIO = 'criterio';
const Exemplo: ComponentType = lazy(() => import('./exemplo-do-criterio.tsx'));
const Laboratorio = lazy(() => import('./laboratorio.tsx'));

/** How a course judges, dated by academic year, and beside it what the rule gives on an example while it is edited. */
export function CriterioDoCurso({ cursoId }: { cursoId: number }) {
  const consulta = useRegistro(criterioApi.obterCriterios, { params: { id: cursoId } });
  const { carregou } = useAnosLetivos();
  if (consulta.error && !consulta.data) return <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />;
  if (!consulta.data || !carregou) return <Esqueleto linhas={8} />;
  return <Editor cursoId={cursoId} itens={consulta.data.itens} />;
}

function Editor({ cursoId, itens }: { cursoId: number; itens: readonly Criterio[] }) {
  const t = useTextos(textosCriterio);
  const { pode } = useSessao();
  const { anos, anoLetivoAtualId } = useAnosLetivos();
  const [{ desde, plano: pedido }, mudar] = useEndereco('desde', 'plano');
  const plano: Plano = pedido === 'adaptado' ? 'adaptado' : 'regular';
  const doPlano = itens.filter((c) => c.plano === plano);
  // A rule of its own begins in the year that runs: years that are closed keep theirs.
  const comeco = plano === 'adaptado' ? anos.find(({ id }) => id === anoLetivoAtualId)?.ano : undefined;
  const escolhido = Number(desde ?? doPlano[0]?.desdeAno ?? comeco ?? DESDE_O_INICIO);
  // A year without a criterion of its own starts from the one that rules it.
  const base = doPlano.find((c) => c.desdeAno <= escolhido) ?? itens.find((c) => c.desdeAno <= escolhido) ?? itens.at(-1);
  const existente = base?.desdeAno === escolhido && base.plano === plano;
  const nomeDe = (ano: number): string => (ano === DESDE_O_INICIO ? t('desdeOInicio') : String(ano));
  const oferecidos = [...new Set([...doPlano.map((c) => c.desdeAno), ...anos.map(({ ano }) => ano), escolhido])].toSorted((a, b) => b - a);
  const opcoesDePlano = useOpcoes(planos);
  const podeEditar = pode('cursos-estrutura', 'editar');
  if (!base) return null;
  // Another year, or plan, is another criterion: what was typed for this one would be lost.
  const escolher = async (outro: { desde?: number | undefined; plano?: string | undefined }): Promise<void> => {
    const formulario = document.getElementById(FORMULARIO);
    if (formulario && temAlteracao(formulario) && !(await confirmarPerda())) return;
    mudar(outro, { substituir: true });
  };
  const { versao, desdeAno: _, plano: __, ...gravado } = base;
  // What an adapted plan shares with its class follows the class.
  const regular = plano === 'regular' ? base : (itens.find((c) => c.plano === 'regular' && c.desdeAno <= escolhido) ?? base);
  const criterio = { ...gravado, ...comumAosPlanos(regular) };
  const lidas = [criterioApi.obterCriterios, criterioApi.historicoCriterio];
  const anterior = doPlano.find((c) => c.desdeAno < escolhido);
  const retiravel = existente && (plano === 'adaptado' || anterior !== undefined);
  const retirar = async (): Promise<void> => {
    const params = { ano: nomeDe(escolhido), anterior: anterior?.desdeAno ?? 0 };
    const volta = !anterior
      ? 'confirmaRetirarOPlano'
      : anterior.desdeAno === DESDE_O_INICIO
        ? 'confirmaRetirarDoInicio'
        : 'confirmaRetirarDe';
    const foi = await excluirComPergunta({
      pergunta: {
        titulo: t('confirmaRetirar', params),
        texto: t(volta, params),
        rotuloConfirmar: t('retirarCriterio', params),
      },
      excluir: () =>
        chamar(criterioApi.retirarCriterio, { params: { id: cursoId, desdeAno: escolhido }, query: { Versao: versao, Plano: plano } }),
      feito: t('retirado', params),
      lidas,
    });
    if (foi) mudar({ desde: anterior?.desdeAno }, { substituir: true });
  };
  return (
    <Cartao titulo={t('criterio')} acoes={podeEditar && <BotaoSalvar formulario={FORMULARIO} rotulo={t('salvarCriterio')} />}>
      <p className="suave">{t('criterioTexto')}</p>
      {plano === 'adaptado' && <p className="suave">{t('planoTexto')}</p>}
      <div className={estilo.escolhas}>
        <Escolha
          rotulo={t('plano')}
          valor={planos.findIndex(({ valor }) => valor === plano)}
          opcoes={opcoesDePlano.map(({ valor, rotulo }, i) => ({
            valor: i,
            rotulo: itens.some((c) => c.plano === valor) ? rotulo : t('planoNovo', { plano: rotulo }),
          }))}
          aoMudar={(i) => void escolher({ plano: planos[i]?.valor === 'adaptado' ? 'adaptado' : undefined, desde: undefined })}
        />
        <Escolha
          rotulo={t('valeDesde')}
          valor={escolhido}
          opcoes={oferecidos.map((ano) => ({
            valor: ano,
            rotulo: doPlano.some((c) => c.desdeAno === ano) ? nomeDe(ano) : t('anoNovo', { ano: nomeDe(ano) }),
          }))}
          aoMudar={(ano) => void escolher({ desde: ano })}
        />
        {podeEditar && retiravel && (
          <Button variant="default" onClick={() => void retirar()}>
            {t('retirarCriterio', { ano: nomeDe(escolhido) })}
          </Button>
        )}
      </div>
      <Formulario
        key={`${plano}-${escolhido}-${existente}`}
        id={FORMULARIO}
        esquema={esquemaCriterioDoCurso}
        somenteLeitura={!podeEditar}
        valoresIniciais={{ ...criterio, plano, desdeAno: escolhido, versao: existente ? versao : null, tambemCursos: [] }}
        aoSalvar={(valores, _saida, chaveIdempotencia) =>
          chamar(criterioApi.salvarCriterio, { params: { id: cursoId }, body: valores }, { chaveIdempotencia })
        }
        aposSalvar={() => {
          avisar.sucesso(escolhido === DESDE_O_INICIO ? t('salvoSempre') : t('salvo', { desde: escolhido }));
          void Promise.all(lidas.map(invalidar));
        }}
        valoresDoConflito={(detalhe) => {
          const { versao: atual, ...valores } = detalhe as Criterio;
          return { ...valores, plano, desdeAno: escolhido, versao: atual };
        }}
      >
        <CamposCriterio cursoId={cursoId} salvo={criterio} plano={plano} />
        <Suspense fallback={<Esqueleto linhas={6} />}>
          <Exemplo />
          <Laboratorio cursoId={cursoId} plano={plano} />
        </Suspense>
      </Formulario>
    </Cartao>
  );
}
