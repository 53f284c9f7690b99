import { Button } from '@mantine/core';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, CampoData, camposDe, EmColunas, Formulario, useFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { disciplinasApi } from '#domains/academico/estrutura/ensino/api.ts';
import { turmaDisciplinasApi } from '../api.ts';
import { esquemaDisciplinasDaTurma } from '../esquemas.ts';
import { textosEnsino } from '#domains/academico/estrutura/texts-ensino.ts';
import { relerEstrutura } from '#domains/academico/estrutura/web/lidas.ts';
import type { Disciplinas } from './disciplinas.ts';
import estilo from '#domains/academico/estrutura/web/estrutura.module.css';

const campo = camposDe<typeof esquemaDisciplinasDaTurma>();

/** Many subjects at once for a class. */
export default function IncluirDisciplinas({ dados, aoFechar }: { dados: Disciplinas; aoFechar: () => void }) {
  const t = useTextos(textosEnsino);
  const { data } = useConsulta(disciplinasApi.listar, { query: { TamanhoDaPagina: 500, Ativa: true } });
  const emVigor = new Set(dados.itens.filter((d) => d.dataFim === null).map((d) => d.disciplinaId));
  const livres = data?.itens.filter((d) => !emVigor.has(d.id)) ?? [];
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={t('incluirDisciplinas')}
      tamanho="larga"
      rodape={<BotaoSalvar formulario="incluir" rotulo={t('incluirDisciplinas')} />}
    >
      <Formulario
        id="incluir"
        esquema={esquemaDisciplinasDaTurma}
        valoresIniciais={{ itens: [], dataInicio: null }}
        aoSalvar={(body, _saida, chaveIdempotencia) =>
          chamar(turmaDisciplinasApi.incluirDisciplinas, { params: { id: dados.turma.id }, body }, { chaveIdempotencia })
        }
        aposSalvar={(resposta) => {
          avisar.sucesso(t('incluidas', { n: (resposta as { criadas: number }).criadas }));
          void relerEstrutura();
          aoFechar();
        }}
      >
        {data === undefined ? <Esqueleto linhas={5} /> : <Escolha livres={livres} />}
        <EmColunas>
          <CampoData nome={campo('dataInicio')} rotulo={t('aPartirDe')} colunas={4} dica={t('diasDica')} />
        </EmColunas>
      </Formulario>
    </Janela>
  );
}

function Escolha({ livres }: { livres: readonly { id: number; nome: string; cargaHoraria: number | null }[] }) {
  const t = useTextos(textosEnsino);
  const { definir } = useFormulario();
  const itens = useValor(campo('itens')) ?? [];
  const marcados = new Set(itens.flatMap((i) => (typeof i.disciplinaId === 'number' ? [i.disciplinaId] : [])));
  const marcar = (ids: ReadonlySet<number>): void =>
    definir(
      campo('itens'),
      livres.filter((d) => ids.has(d.id)).map((d) => ({ disciplinaId: d.id, cargaHoraria: null })),
    );
  const alternar = (id: number): void => {
    const ids = new Set(marcados);
    if (!ids.delete(id)) ids.add(id);
    marcar(ids);
  };
  if (livres.length === 0) return <p>{t('semDisciplinaNova')}</p>;
  return (
    <fieldset className={estilo.marcas}>
      <legend>{t('nDisciplinas', { n: marcados.size })}</legend>
      <p>
        <Button size="xs" variant="default" onClick={() => marcar(new Set(livres.map((d) => d.id)))}>
          {t('marcarTodas')}
        </Button>
      </p>
      {livres.map((d) => (
        <label key={d.id}>
          <input type="checkbox" checked={marcados.has(d.id)} onChange={() => alternar(d.id)} /> {d.nome}
          {d.cargaHoraria !== null && <span className="suave">{d.cargaHoraria} h</span>}
        </label>
      ))}
    </fieldset>
  );
}
