import { useEffect, useState } from 'react';
import { BotaoFechar } from '#platform/web/janelas/botao-fechar.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, CampoData, camposDe, CampoTexto, EmColunas, Formulario, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { isDataCivil } from '#shared/datas.ts';
import { esquemaRemanejamento } from '../api.ts';
import { gerenciadorApi } from '../api.ts';
import { textosGerenciador } from '../texts.ts';
import { relerMatriculas } from '#domains/academico/matriculas/web/lidas.ts';
import { useHoje } from '#domains/academico/matriculas/movimentos/web/door.tsx';

const campo = camposDe<typeof esquemaRemanejamento>();

export type Mudanca = { origem: { id: number; nome: string }; destino: { id: number; nome: string }; ids: readonly number[] };
export type Movida = RespostaCliente<typeof gerenciadorApi.remanejar>;
const ID = 'remanejamento';

/** What the move would do, in places and student by student, before anything is written. */
export function PreviaRemanejamento({
  mudanca,
  aoFechar,
  aoMover,
}: {
  mudanca: Mudanca;
  aoFechar: () => void;
  aoMover: (feita: Movida) => void;
}) {
  const t = useTextos(textosGerenciador);
  const hoje = useHoje();
  const [chave] = useState(() => crypto.randomUUID());
  const { origem, destino, ids } = mudanca;
  // Until the preview answers, all that were chosen.
  const [movem, setMovem] = useState<number>(ids.length);
  return (
    <Janela
      aberta
      tamanho="larga"
      titulo={t('tituloPrevia', { n: movem, turma: destino.nome })}
      aoFechar={aoFechar}
      rodape={
        <>
          <BotaoFechar>{t('voltar')}</BotaoFechar>
          <BotaoSalvar formulario={ID} rotulo={t('mover', { n: movem })} />
        </>
      }
    >
      <p className="consequencia">{t('oQueMuda')}</p>
      <Formulario
        id={ID}
        esquema={esquemaRemanejamento}
        valoresIniciais={{
          turmaOrigemId: origem.id,
          turmaDestinoId: destino.id,
          matriculaIds: [...ids],
          dataMovimento: hoje,
          motivo: '',
          motivoExcedente: null,
        }}
        guarda={false}
        aoSalvar={(_, body) =>
          chamar(gerenciadorApi.remanejar, { body }, { chaveIdempotencia: chave }).finally(() => void relerMatriculas())
        }
        aposSalvar={(feita) => aoMover(feita as Movida)}
      >
        <EmColunas>
          <CampoData nome={campo('dataMovimento')} rotulo={t('aPartirDe')} maxima={hoje} colunas={4} />
          <CampoTexto nome={campo('motivo')} rotulo={t('motivo')} maximo={500} colunas={8} />
          <Efeito mudanca={mudanca} aoPrever={setMovem} />
        </EmColunas>
      </Formulario>
    </Janela>
  );
}

function Efeito({ mudanca: { origem, destino, ids }, aoPrever }: { mudanca: Mudanca; aoPrever: (movem: number) => void }) {
  const t = useTextos(textosGerenciador);
  const { pode } = useSessao();
  const [dataMovimento, motivo] = [useValor(campo('dataMovimento')), useValor(campo('motivoExcedente'))];
  const podeExceder = pode('excesso-vagas', 'criar');
  const pronto = typeof dataMovimento === 'string' && isDataCivil(dataMovimento);
  const body = {
    turmaOrigemId: origem.id,
    turmaDestinoId: destino.id,
    matriculaIds: [...ids],
    dataMovimento: pronto ? dataMovimento : '',
    // Which reason it is changes nothing in the preview: only whether there is one.
    motivoExcedente: podeExceder && typeof motivo === 'string' && motivo.trim() !== '' ? '…' : null,
  };
  const consulta = useConsulta(gerenciadorApi.preverRemanejamento, { body }, { ativa: pronto, manterAnterior: true });
  const previa = consulta.data;
  const movem = previa?.itens.filter((item) => item.situacao !== 'recusado').length;
  useEffect(() => {
    if (movem !== undefined) aoPrever(movem);
  }, [movem, aoPrever]);
  if (consulta.error && !consulta.data) {
    return (
      <div className="inteira">
        <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />
      </div>
    );
  }
  if (!previa) return <Esqueleto linhas={5} />;
  const figuras = (l: { ocupadas: number; vagas: number; excedentes: number }) => t(l.excedentes > 0 ? 'figurasComExcesso' : 'figuras', l);
  const recusados = previa.itens.filter((item) => item.situacao === 'recusado');
  return (
    <>
      {previa.acimaDasVagas > 0 && podeExceder && (
        <CampoTexto nome={campo('motivoExcedente')} rotulo={t('motivoExcedente')} dica={t('ajudaExcedente')} maximo={300} colunas={12} />
      )}
      <div className="inteira" aria-live="polite">
        <Tabela
          legenda={t('vagas')}
          colunas={[t('turma'), t('antes'), t('depois')]}
          linhas={[
            { chave: 'origem', celulas: [origem.nome, figuras(previa.origem.antes), figuras(previa.origem.depois)] },
            { chave: 'destino', celulas: [destino.nome, figuras(previa.destino.antes), figuras(previa.destino.depois)] },
          ]}
        />
        {previa.acimaDasVagas > 0 && <p>{t('naoCabem', { n: previa.acimaDasVagas })}</p>}
        {recusados.length > 0 && (
          <>
            <p>
              <strong>{t('ficam', { n: recusados.length })}:</strong>
            </p>
            <Recusados itens={recusados} />
          </>
        )}
      </div>
    </>
  );
}

/** Who stays where he is, and why. */
export function Recusados({ itens }: { itens: Movida['itens'] }) {
  return (
    <ul>
      {itens.map(({ matriculaId, nome, mensagem }) => (
        <li key={matriculaId}>
          <strong>{nome}</strong>: {mensagem}
        </li>
      ))}
    </ul>
  );
}
