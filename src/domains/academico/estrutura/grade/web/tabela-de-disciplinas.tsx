import { JanelaDeDocente } from '#domains/academico/estrutura/docentes/web/door.tsx';
import { JanelaDaDisciplina } from '#domains/academico/estrutura/turma-disciplina/web/door.tsx';
import { Button } from '@mantine/core';
import { type KeyboardEvent, Suspense, useState } from 'react';
import { formatarData } from '#shared/datas.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { turmaDisciplinasApi } from '#domains/academico/estrutura/turma-disciplina/api.ts';
import { textosEnsino } from '#domains/academico/estrutura/texts-ensino.ts';
import estilo from '#domains/academico/estrutura/web/estrutura.module.css';
import type { Disciplinas } from '#domains/academico/estrutura/turma-disciplina/web/door.tsx';

type Item = Disciplinas['itens'][number];
type Aberta = { tipo: 'disciplina' | 'novo'; item: Item } | { tipo: 'docente'; item: Item; docente: Item['docentes'][number] };

/** The subjects of a class, moved by buttons or by Alt with the arrows, each opened to be edited, ended or given teachers. */
export function TabelaDeDisciplinas({ dados, podeEditar }: { dados: Disciplinas; podeEditar: boolean }) {
  const t = useTextos(textosEnsino);
  const { pode } = useSessao();
  const [aberta, setAberta] = useState<Aberta | null>(null);
  const { itens, mover, aviso } = useOrdem(dados);
  const { dia } = dados.turma;
  const nDe = (item: Item): number => itens.indexOf(item);
  const podeAtribuir = podeEditar && pode('docentes-periodo', 'criar');
  const contexto = (item: Item) => ({
    rotulo: t('disciplinaDaTurma', { disciplina: item.nome, turma: dados.turma.nome }),
    turmaDisciplinaIds: [item.id],
  });
  const celulas = (item: Item) => [
    <span key="ordem" className={estilo.ordem}>
      {nDe(item) + 1}
      {podeEditar && (
        <>
          <BotaoMover id={item.id} passo={-1} rotulo={t('subir', { nome: item.nome })} desabilitado={nDe(item) === 0} aoMover={mover} />
          <BotaoMover
            id={item.id}
            passo={1}
            rotulo={t('descer', { nome: item.nome })}
            desabilitado={nDe(item) === itens.length - 1}
            aoMover={mover}
          />
        </>
      )}
    </span>,
    <span key="nome">
      <strong>{item.nome}</strong>
      {item.sigla !== null && <span className="suave"> {item.sigla}</span>}{' '}
      {item.dataInicio !== null && item.dataInicio > dia && <Etiqueta>{t('comecaEm', { data: formatarData(item.dataInicio) })}</Etiqueta>}
      {item.dataFim !== null && <Etiqueta>{t('encerradaEm', { data: formatarData(item.dataFim) })}</Etiqueta>}
      {!item.contaPromocao && <Etiqueta>{t('naoConta')}</Etiqueta>}
    </span>,
    item.cargaHoraria ?? item.cargaHorariaPadrao ?? '—',
    <ul key="docentes" className={estilo.docentes}>
      {item.docentes.map((docente) => (
        <li key={docente.id}>
          {podeEditar && pode('docentes-periodo', 'editar') ? (
            <button type="button" className="botao-simples" onClick={() => setAberta({ tipo: 'docente', item, docente })}>
              {docente.nome}
            </button>
          ) : (
            docente.nome
          )}
          {docente.dataInicio > dia && <span className="suave"> {t('desde', { data: formatarData(docente.dataInicio) })}</span>}
          {docente.dataFim !== null && <span className="suave"> {t('ate', { data: formatarData(docente.dataFim) })}</span>}
        </li>
      ))}
      {ninguemLeciona(item, dia) && (
        <li>
          <Etiqueta tom={item.dataFim === null || item.dataFim >= dia ? 'alerta' : 'neutro'}>{t('semDocente')}</Etiqueta>
        </li>
      )}
    </ul>,
    podeEditar && (
      <span key="acoes" className={estilo.acoes}>
        {podeAtribuir && item.dataFim === null && (
          <Button
            size="xs"
            variant="default"
            aria-label={t('atribuirA', { nome: item.nome })}
            onClick={() => setAberta({ tipo: 'novo', item })}
          >
            {t('atribuirDocente')}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          aria-label={t('editarNome', { nome: item.nome })}
          onClick={() => setAberta({ tipo: 'disciplina', item })}
        >
          {t('editar')}
        </Button>
      </span>
    ),
  ];
  const fechar = (): void => setAberta(null);
  return (
    <>
      {podeEditar && <p className={`suave ${estilo.dicaDeTeclas}`}>{t('dicaOrdem')}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the shortcut of the buttons inside */}
      <div onKeyDown={(evento) => podeEditar && moverPeloTeclado(evento, mover)}>
        <Tabela
          className={estilo.empilhada}
          legenda={t('disciplinasDe', { turma: dados.turma.nome })}
          colunas={[t('ordem'), t('disciplina'), t('cargaHoraria'), t('docentes'), ...(podeEditar ? [t('acoes')] : [])]}
          numericas={[2]}
          linhas={itens.map((item) => ({ chave: item.id, celulas: celulas(item).slice(0, podeEditar ? 5 : 4) }))}
        />
      </div>
      <p role="status" className="so-leitor">
        {aviso}
      </p>
      <Suspense fallback={null}>
        {aberta?.tipo === 'disciplina' && <JanelaDaDisciplina item={aberta.item} turma={dados.turma} aoFechar={fechar} />}
        {aberta?.tipo === 'novo' && (
          <JanelaDeDocente {...contexto(aberta.item)} inicio={dados.turma.periodoInicio} atribuicao={null} aoFechar={fechar} />
        )}
        {aberta?.tipo === 'docente' && (
          <JanelaDeDocente {...contexto(aberta.item)} inicio={null} atribuicao={aberta.docente} aoFechar={fechar} />
        )}
      </Suspense>
    </>
  );
}

const valeNoDia = ({ dataInicio, dataFim }: { dataInicio: string | null; dataFim: string | null }, dia: string): boolean =>
  (dataInicio ?? dia) <= dia && (dataFim ?? dia) >= dia;

/** Nobody ever, or nobody on the day looked at, on which the subject is taught. */
function ninguemLeciona(item: Item, dia: string): boolean {
  return item.docentes.length === 0 || (valeNoDia(item, dia) && !item.docentes.some((docente) => valeNoDia(docente, dia)));
}

function BotaoMover({
  id,
  passo,
  rotulo,
  desabilitado,
  aoMover,
}: {
  id: number;
  passo: -1 | 1;
  rotulo: string;
  desabilitado: boolean;
  aoMover: (id: number, passo: -1 | 1) => void;
}) {
  return (
    <button
      type="button"
      className="botao-simples"
      data-mover={id}
      aria-label={rotulo}
      title={rotulo}
      aria-disabled={desabilitado}
      onClick={() => !desabilitado && aoMover(id, passo)}
    >
      <span aria-hidden>{passo === -1 ? '↑' : '↓'}</span>
    </button>
  );
}

function moverPeloTeclado(evento: KeyboardEvent, mover: (id: number, passo: -1 | 1) => void): void {
  const passo = evento.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[evento.key as 'ArrowUp'] : undefined;
  const linha = (evento.target as HTMLElement).closest('tr')?.querySelector<HTMLElement>('[data-mover]');
  if (passo === undefined || !linha) return;
  evento.preventDefault();
  mover(Number(linha.dataset['mover']), passo);
}

/** The order on the screen goes ahead of the server; a refusal puts it back. Moves are sent one after the other. */
function useOrdem(dados: Disciplinas) {
  const t = useTextos(textosEnsino);
  const [ordem, setOrdem] = useState<readonly number[] | null>(null);
  const [aviso, setAviso] = useState('');
  const conhecida = ordem !== null && ordem.length === dados.itens.length && dados.itens.every(({ id }) => ordem.includes(id));
  const itens = conhecida ? ordem.flatMap((id) => dados.itens.find((item) => item.id === id) ?? []) : dados.itens;
  const mover = (id: number, passo: -1 | 1): void => {
    const ids = itens.map((item) => item.id);
    const [de, para] = [ids.indexOf(id), ids.indexOf(id) + passo];
    const [este, outro] = [ids[de], ids[para]];
    if (este === undefined || outro === undefined) return;
    ids[de] = outro;
    ids[para] = este;
    setOrdem(ids);
    setAviso(t('posicao', { nome: itens[de]?.nome ?? '', n: para + 1, total: ids.length }));
    chamar(turmaDisciplinasApi.ordenarDisciplinas, { params: { id: dados.turma.id }, body: { ids } }).catch((causa: unknown) => {
      setOrdem(null);
      avisar.erro(causa);
      return envelhecer('Turma/{id}/disciplinas');
    });
  };
  return { itens, mover, aviso };
}
