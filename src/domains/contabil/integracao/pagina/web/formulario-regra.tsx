import {
  CampoAlternar,
  CampoData,
  camposDe,
  CampoSelecao,
  CampoTexto,
  EmColunas,
  FormularioDeRegistro,
  useValor,
} from '#platform/web/formulario/index.ts';
import type { ReactNode } from 'react';
import { ContaPicker } from '#domains/contabil/plano-contas/web/door.tsx';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import { DINHEIRO, isEventoComRegra } from '../../partes.ts';
import { opcoesDeRegra, regrasApi as api } from '../../regras/api.ts';
import { eventosComRegra } from '../../partes.ts';
import { edicaoRegra, novaRegra } from '../../regras/esquemas.ts';
import { textosIntegracao } from '../../texts.ts';
import { lerRegra, type RegraACriar } from '../regra-a-criar.ts';
import { useNomesDaIntegracao } from './nomes.ts';

const campo = camposDe<typeof novaRegra>();
type Registro = PropsDoFormulario<typeof api.obter>['registro'];

/** A rule: of which part, what it asks, and where it posts. A new one may start from what a fact without a rule asks for. */
export default function FormularioRegra({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const [{ como }] = useEndereco('como');
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: novaRegra,
        valores: valoresDe(lerRegra(como)),
        enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={
        registro && {
          esquema: edicaoRegra,
          valores: { id: registro.id, versao: registro.versao, ...valoresDe(registro) },
          enviar: (body) => chamar(api.editar, { body }),
        }
      }
    >
      <Campos registro={registro} />
    </FormularioDeRegistro>
  );
}

function valoresDe(r: (RegraACriar & Partial<Omit<NonNullable<Registro>, keyof RegraACriar>>) | Registro) {
  return {
    evento: eventosComRegra.find((evento) => evento === r?.evento) ?? ('titulo.recebido' as const),
    parte: r?.parte ?? 'principal',
    variante: r?.variante ?? '',
    segmentacaoId: r?.segmentacaoId ?? null,
    cursoId: r?.cursoId ?? null,
    categoriaId: r?.categoriaId ?? null,
    grupoProdutoId: r?.grupoProdutoId ?? null,
    formaPagamentoId: r?.formaPagamentoId ?? null,
    contaBancariaId: r?.contaBancariaId ?? null,
    vigenteDesde: r?.vigenteDesde ?? `${hojeNaEscola().slice(0, 7)}-01`,
    dispensa: r?.dispensa ?? false,
    debitoId: r?.debitoId ?? null,
    creditoId: r?.creditoId ?? null,
    centroCustoId: r?.centroCustoId ?? null,
    historico: r?.historico ?? '',
  };
}

function Campos({ registro }: { registro: Registro }) {
  const t = useTextos(textosIntegracao);
  const nomes = useNomesDaIntegracao();
  const { data } = useConsulta(opcoesDeRegra, {}, { validadeMs: 60_000 });
  const evento = String(useValor(campo('evento')) ?? '');
  const conta = (id: number | null | undefined, nome: string | null | undefined) => (id && nome ? { valor: id, rotulo: nome } : null);
  return (
    <EmColunas>
      <CampoSelecao nome={campo('evento')} rotulo={t('evento')} colunas={5} opcoes={nomes.eventos} autoFoco />
      <CampoSelecao
        key={evento}
        nome={campo('parte')}
        rotulo={t('parte')}
        colunas={4}
        opcoes={isEventoComRegra(evento) ? nomes.partesDo(evento) : []}
      />
      <CampoData nome={campo('vigenteDesde')} rotulo={t('vigenteDesde')} colunas={3} />
      <SoDeFatos nome={campo('categoriaId')} evento={evento}>
        <CampoSelecao
          nome={campo('categoriaId')}
          rotulo={t('categoria')}
          colunas={4}
          opcoes={comoOpcoes(data?.categorias)}
          placeholder={t('qualquer')}
        />
      </SoDeFatos>
      <SoDeFatos nome={campo('grupoProdutoId')} evento={evento}>
        <CampoSelecao
          nome={campo('grupoProdutoId')}
          rotulo={t('grupoProduto')}
          colunas={4}
          opcoes={comoOpcoes(data?.grupos)}
          placeholder={t('qualquer')}
        />
      </SoDeFatos>
      <CampoSelecao
        nome={campo('formaPagamentoId')}
        rotulo={t('forma')}
        colunas={4}
        opcoes={comoOpcoes(data?.formas)}
        placeholder={t('qualquer')}
      />
      <CampoSelecao
        nome={campo('contaBancariaId')}
        rotulo={t('contaBancaria')}
        colunas={4}
        opcoes={comoOpcoes(data?.contas)}
        placeholder={t('qualquer')}
      />
      <SoDeFatos nome={campo('segmentacaoId')} evento={evento}>
        <CampoSelecao
          nome={campo('segmentacaoId')}
          rotulo={t('segmentacao')}
          colunas={4}
          opcoes={comoOpcoes(data?.segmentacoes)}
          placeholder={t('qualquer')}
        />
      </SoDeFatos>
      <SoDeFatos nome={campo('cursoId')} evento={evento}>
        <CampoSelecao
          nome={campo('cursoId')}
          rotulo={t('curso')}
          colunas={4}
          opcoes={comoOpcoes(data?.cursos)}
          placeholder={t('qualquer')}
        />
      </SoDeFatos>
      <Variante evento={evento} />
      <CampoSelecao
        nome={campo('centroCustoId')}
        rotulo={t('centroCusto')}
        colunas={4}
        opcoes={comoOpcoes(data?.centros)}
        placeholder={t('qualquer')}
      />
      <CampoAlternar nome={campo('dispensa')} rotulo={t('dispensa')} colunas={12} />
      <ContaPicker nome={campo('debitoId')} rotulo={t('debito')} colunas={6} inicial={conta(registro?.debitoId, registro?.debitoNome)} />
      <ContaPicker
        nome={campo('creditoId')}
        rotulo={t('credito')}
        colunas={6}
        inicial={conta(registro?.creditoId, registro?.creditoNome)}
      />
      <CampoTexto nome={campo('historico')} rotulo={t('historico')} colunas={12} maximo={200} />
    </EmColunas>
  );
}

/** Where what is posted comes from, or the kind of its tax: of parts that have any. One that the part has not is shown to be emptied. */
function Variante({ evento }: { evento: string }) {
  const t = useTextos(textosIntegracao);
  const nomes = useNomesDaIntegracao();
  const escolhida = String(useValor(campo('variante')) ?? '');
  const opcoes = nomes.variantesDa(evento, String(useValor(campo('parte')) ?? ''));
  const outra = escolhida !== '' && !opcoes.some(({ valor }) => valor === escolhida);
  if (opcoes.length === 0 && !outra) return null;
  return (
    <CampoSelecao
      nome={campo('variante')}
      rotulo={t('variante')}
      colunas={4}
      opcoes={outra ? [...opcoes, { valor: escolhida, rotulo: nomes.variante(escolhida) }] : opcoes}
      placeholder={t('qualquer')}
    />
  );
}

type DeFatos = { nome: Parameters<typeof useValor>[0]; evento: string; children: ReactNode };
/** A criterion that a rule of where money stands has not; one that was filled in stays in sight to be emptied. */
function SoDeFatos({ nome, evento, children }: DeFatos) {
  const vazio = (useValor(nome) ?? '') === '';
  return evento === DINHEIRO && vazio ? null : children;
}
