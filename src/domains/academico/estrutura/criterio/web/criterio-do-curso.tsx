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
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Cartao, Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { confirmarPerda } from '#platform/web/janelas/saida-sem-salvar.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { criterioApi } from '../api.ts';
import { DESDE_O_INICIO } from '../criterio.ts';
import { esquemaCriterioDoCurso } from '../esquemas.ts';
import { textosCriterio } from '../texts.ts';
import { CamposCriterio } from './campos-criterio.tsx';
import { Escolha } from '#domains/academico/estrutura/web/escolha.tsx';
import estilo from '#domains/academico/estrutura/web/estrutura.module.css';

type Criterio = RespostaCliente<typeof criterioApi.obterCriterios>['itens'][number];
const FORMULARIO = 'criterio';
const Exemplo: ComponentType = lazy(() => import('./exemplo-do-criterio.tsx'));

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
  const { anos } = useAnosLetivos();
  const [{ desde }, mudar] = useEndereco('desde');
  const escolhido = Number(desde ?? itens[0]?.desdeAno ?? DESDE_O_INICIO);
  // A year without a criterion of its own starts from the one that rules it.
  const base = itens.find((c) => c.desdeAno <= escolhido) ?? itens.at(-1);
  const existente = base?.desdeAno === escolhido;
  const nomeDe = (ano: number): string => (ano === DESDE_O_INICIO ? t('desdeOInicio') : String(ano));
  const oferecidos = [...new Set([...itens.map((c) => c.desdeAno), ...anos.map(({ ano }) => ano), escolhido])].toSorted((a, b) => b - a);
  const podeEditar = pode('cursos-estrutura', 'editar');
  if (!base) return null;
  // Another year is another criterion: what was typed for this one would be lost.
  const escolher = async (ano: number): Promise<void> => {
    const formulario = document.getElementById(FORMULARIO);
    if (formulario && temAlteracao(formulario) && !(await confirmarPerda())) return;
    mudar({ desde: ano }, { substituir: true });
  };
  const { versao, desdeAno: _, ...criterio } = base;
  const lidas = [criterioApi.obterCriterios, criterioApi.historicoCriterio];
  const anterior = itens.find((c) => c.desdeAno < escolhido);
  const retirar = async (): Promise<void> => {
    if (!anterior) return;
    const params = { ano: escolhido, anterior: anterior.desdeAno };
    const foi = await excluirComPergunta({
      pergunta: {
        titulo: t('confirmaRetirar', params),
        texto: t(anterior.desdeAno === DESDE_O_INICIO ? 'confirmaRetirarDoInicio' : 'confirmaRetirarDe', params),
        rotuloConfirmar: t('retirarCriterio', params),
      },
      excluir: () => chamar(criterioApi.retirarCriterio, { params: { id: cursoId, desdeAno: escolhido }, query: { Versao: versao } }),
      feito: t('retirado', params),
      lidas,
    });
    if (foi) mudar({ desde: anterior.desdeAno }, { substituir: true });
  };
  return (
    <Cartao titulo={t('criterio')} acoes={podeEditar && <BotaoSalvar formulario={FORMULARIO} rotulo={t('salvarCriterio')} />}>
      <p className="suave">{t('criterioTexto')}</p>
      <div className={estilo.escolhas}>
        <Escolha
          rotulo={t('valeDesde')}
          valor={escolhido}
          opcoes={oferecidos.map((ano) => ({
            valor: ano,
            rotulo: itens.some((c) => c.desdeAno === ano) ? nomeDe(ano) : t('anoNovo', { ano }),
          }))}
          aoMudar={(ano) => void escolher(ano)}
        />
        {podeEditar && existente && anterior && (
          <Button variant="default" onClick={() => void retirar()}>
            {t('retirarCriterio', { ano: escolhido })}
          </Button>
        )}
      </div>
      <Formulario
        key={`${escolhido}-${existente}`}
        id={FORMULARIO}
        esquema={esquemaCriterioDoCurso}
        somenteLeitura={!podeEditar}
        valoresIniciais={{ ...criterio, desdeAno: escolhido, versao: existente ? versao : null, tambemCursos: [] }}
        aoSalvar={(valores, _saida, chaveIdempotencia) =>
          chamar(criterioApi.salvarCriterio, { params: { id: cursoId }, body: valores }, { chaveIdempotencia })
        }
        aposSalvar={() => {
          avisar.sucesso(escolhido === DESDE_O_INICIO ? t('salvoSempre') : t('salvo', { desde: escolhido }));
          void Promise.all(lidas.map(invalidar));
        }}
        valoresDoConflito={(detalhe) => {
          const { versao: atual, ...valores } = detalhe as Criterio;
          return { ...valores, desdeAno: escolhido, versao: atual };
        }}
      >
        <CamposCriterio cursoId={cursoId} salvo={criterio} />
        <Suspense fallback={<Esqueleto linhas={6} />}>
          <Exemplo />
        </Suspense>
      </Formulario>
    </Cartao>
  );
}
