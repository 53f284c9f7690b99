import { envelhecer } from '#platform/web/rede/consultas.ts';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { saidasApi } from '#domains/academico/contratos/saidas/api.ts';
import { BotaoFechar } from '#platform/web/janelas/botao-fechar.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, EmColunas, Formulario, type PropsFormulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { matriculasMovimentosApi } from '../api.ts';
import { textosRegistro } from '#domains/academico/matriculas/texts-registro.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import type { Ato } from './atos.ts';
import { relerMatriculas } from '#domains/academico/matriculas/web/lidas.ts';
import type { MatriculaAberta } from '#domains/academico/matriculas/web/matricula-aberta.ts';

const ID = 'movimento-da-matricula';
/** Reads again everything that a movement changes: the enrollment, and the contract that it may take along. */
const relerComContrato = async (): Promise<void> => {
  await Promise.all([relerMatriculas(), envelhecer('Contrato/obter-paginado', 'Contrato/{id}', 'Matricula/{id}/previa-de-saida')]);
};

/** Acts that record no movement of their own to take back. */
const semVolta: ReadonlySet<Ato> = new Set(['desfazimento', 'correcaoDaData']);
/** Acts that choose no class and ask little. */
const semTurma: ReadonlySet<Ato> = new Set(['desfazimento', 'correcaoDaData', 'ativacao', 'conclusao']);
const movimentoDe = (resposta: unknown): number =>
  (resposta as RespostaCliente<typeof matriculasMovimentosApi.ativarMatricula>).movimentoId;
/** What every act receives. */
export type PropsDoAto = { matricula: MatriculaAberta; aoFechar: () => void };

/** The names that consequences are told with. */
export const nomesDe = ({ aluno, enturmacao }: MatriculaAberta) => ({ nome: aluno.nome, turma: enturmacao?.turmaNome ?? '—' });
type PropsMoldura<E extends z.ZodType> = PropsDoAto & {
  ato: Ato;
  consequencia: ReactNode;
  esquema: E;
  iniciais: PropsFormulario<E>['valoresIniciais'];
  enviar: (saida: z.output<E>, chaveIdempotencia: string) => Promise<unknown>;
  children: ReactNode;
};

/** The common frame: says the consequence first, sends once, tells what was done and offers to take it back. */
export function Moldura<E extends z.ZodType>({
  ato,
  matricula,
  aoFechar,
  consequencia,
  esquema,
  iniciais,
  enviar,
  children,
}: PropsMoldura<E>) {
  const t = useTextos(textosRegistro);
  const tm = useTextos(textosMatricula);
  const [chave] = useState(() => crypto.randomUUID());
  const { id, codigo, aluno } = matricula;
  const desfazer = async (movimentoId: number): Promise<void> => {
    // The server undoes the movement that is named, or none: a notice can only take back its own.
    const body = { movimentoId, motivo: t('motivoDesfeitoLogo') };
    await chamar(saidasApi.desfazerMovimento, { params: { id }, body }, { chaveIdempotencia: crypto.randomUUID() });
    await relerComContrato();
  };
  const aposSalvar = (resposta: unknown): void => {
    aoFechar();
    avisar.sucesso(
      t(`feito_${ato}`, { codigo, nome: aluno.nome }),
      semVolta.has(ato) ? {} : { desfazer: () => desfazer(movimentoDe(resposta)) },
    );
    void relerComContrato();
  };
  return (
    <Janela
      aberta
      titulo={t(`acao_${ato}`)}
      aoFechar={aoFechar}
      tamanho={semTurma.has(ato) ? 'media' : 'larga'}
      rodape={
        <>
          <BotaoFechar>{tm('voltar')}</BotaoFechar>
          <BotaoSalvar formulario={ID} rotulo={t(`acao_${ato}`)} />
        </>
      }
    >
      <p className="consequencia">{consequencia}</p>
      <Formulario
        id={ID}
        esquema={esquema}
        valoresIniciais={iniciais}
        guarda={false}
        aoSalvar={(_, saida) =>
          enviar(saida, chave).catch((causa: unknown) => {
            // Refused: the record behind the window may no longer be what it shows.
            void relerComContrato();
            throw causa;
          })
        }
        aposSalvar={aposSalvar}
      >
        <EmColunas>{children}</EmColunas>
      </Formulario>
    </Janela>
  );
}
