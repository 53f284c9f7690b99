import { useState } from 'react';
import { NativeSelect } from '@mantine/core';
import { opcoesApi as opcoesDaEstrutura } from '#domains/academico/estrutura/api-opcoes.ts';
import { periodosLetivosApi } from '#domains/academico/periodos-letivos/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import {
  CampoData,
  camposDe,
  CampoSelecao,
  CampoTexto,
  Formulario,
  SecaoFormulario,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Cartao, Esqueleto, EstadoErro, EstadoVazio, Pagina } from '#platform/web/pagina/pagina.tsx';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { aditivosTurmaApi } from '../api.ts';
import { aditivoDaTurmaEsquema } from '#domains/academico/contratos/aditivos/esquemas.ts';
import { textosAditivo } from '#domains/academico/contratos/aditivos/texts.ts';
import { CamposTermos } from '#domains/academico/contratos/aditivos/web/campos-termos.tsx';
import { EfeitoNaTurma } from './efeito-na-turma.tsx';
import { ResultadoDaTurma } from './resultado-da-turma.tsx';
import { termoNovo } from '#domains/academico/contratos/aditivos/web/termos.ts';

const campo = camposDe<typeof aditivoDaTurmaEsquema>();

/** One addendum for every active contract of a class: what changes, the effect on each, then the batch and its result. */
export default function AditivosTurmaFormPage() {
  const [feito, setFeito] = useState<{ id: number; tarefaId: number } | null>(null);
  const [iniciais] = useState(() => ({
    turmaId: null,
    dataAditivo: hojeNaEscola(),
    motivo: '',
    termos: [termoNovo('turma', 'valor', 1)],
  }));
  if (feito) return <ResultadoDaTurma {...feito} />;
  return (
    <Formulario esquema={aditivoDaTurmaEsquema} valoresIniciais={iniciais} aoSalvar={() => Promise.resolve()} rascunho="aditivo-turma">
      <Pagina>
        <Dados />
        <Conteudo aoAplicar={setFeito} />
      </Pagina>
    </Formulario>
  );
}

function Dados() {
  const t = useTextos(textosAditivo);
  const anos = useConsulta(periodosLetivosApi.opcoesAnoLetivo, {}, { validadeMs: 300_000 }).data?.itens ?? [];
  const [ano, setAno] = useState('');
  const { definir } = useFormulario();
  const { data } = useConsulta(
    opcoesDaEstrutura.opcoesEstrutura,
    { query: ano === '' ? {} : { AnoLetivoId: ano } },
    { validadeMs: 300_000, manterAnterior: true },
  );
  return (
    <SecaoFormulario>
      <NativeSelect
        label={t('ano')}
        value={ano}
        onChange={(evento) => {
          setAno(evento.currentTarget.value);
          definir(campo('turmaId'), null);
        }}
        data={[{ value: '', label: t('anoAtual') }, ...anos.map(({ id, ano: numero }) => ({ value: String(id), label: String(numero) }))]}
      />
      <CampoSelecao
        nome={campo('turmaId')}
        rotulo={t('turma')}
        colunas={3}
        placeholder={t('escolhaTurma')}
        opcoes={comoOpcoes(data?.turmas)}
      />
      <CampoData nome={campo('dataAditivo')} rotulo={t('dataAditivo')} colunas={2} />
      <CampoTexto nome={campo('motivo')} rotulo={t('motivo')} colunas={5} />
    </SecaoFormulario>
  );
}

function Conteudo({ aoAplicar }: { aoAplicar: (feito: { id: number; tarefaId: number }) => void }) {
  const t = useTextos(textosAditivo);
  const turmaId = useValor(campo('turmaId')) ?? null;
  const consulta = useConsulta(aditivosTurmaApi.opcoesDaTurma, { query: { TurmaId: turmaId ?? 0 } }, { ativa: turmaId !== null });
  if (turmaId === null) return <EstadoVazio titulo={t('escolhaTurma')} />;
  if (consulta.error && !consulta.data) return <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />;
  const opcoes = consulta.data;
  if (!opcoes) return <Esqueleto linhas={6} />;
  if (opcoes.ativos === 0) return <EstadoVazio titulo={t('turmaSemAtivos')} texto={t('semContratosAtivosTexto')} />;
  const comQuantos = (nome: string, n: number): string => `${nome} (${n})`;
  return (
    <>
      <p>{t('turmaTem', { ativos: opcoes.ativos, n: opcoes.contratos })}</p>
      {opcoes.exigeAssinatura && <p>{t('turmaAguardaAssinatura')}</p>}
      <CamposTermos
        opcoes={{
          modo: 'turma',
          proximaParcela: opcoes.proximaParcela,
          precos: opcoes.precos.map((p) => ({ valor: p.descricao, rotulo: comQuantos(p.descricao, p.contratos) })),
          descontosVigentes: opcoes.descontosVigentes.map((d) => ({ valor: d.descricao, rotulo: comQuantos(d.descricao, d.contratos) })),
          descontos: opcoes.descontos,
          pessoas: [],
        }}
      />
      <Cartao titulo={t('efeitoPorContrato')}>
        <EfeitoNaTurma aoAplicar={aoAplicar} />
      </Cartao>
    </>
  );
}
