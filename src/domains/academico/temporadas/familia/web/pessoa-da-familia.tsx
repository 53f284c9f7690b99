import { Suspense, useMemo, useState } from 'react';
import { z } from 'zod';
import { CamposDoEndereco } from '#domains/pessoas/cep/web/door.tsx';
import type { esquemaEnderecoAlteravel } from '#domains/pessoas/endereco-alteravel.ts';
import { documentoDoCampo, type TipoDeDocumento, tiposDeDocumento } from '#domains/rh/documentos.ts';
import { rotuloDoCampo } from '#domains/rh/texts-campos.ts';
import { CampoDoCadastro, isEnderecoVazio, mudancas, problemasDasMudancas, valorInicial } from '#domains/rh/protocolos/web/door.tsx';
import { BotaoSalvar, CampoData, camposDe, Formulario, SecaoFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { mensagemDe } from '#platform/web/rede/erro-api.ts';
import { campo } from '#shared/campos.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { regra } from '#shared/regra.ts';
import { textosFamilia } from '../texts.ts';
import { DocumentosDaPessoa } from './documentos-da-pessoa.tsx';
import { enviarDaFamilia } from './enviar-da-familia.ts';
import estilo from './familia.module.css';
import { FichaDaPessoa } from './ficha-da-pessoa.tsx';
import type { Pessoa } from './pessoa.ts';

/** What was typed and could not be sent yet. */
type Valor = string | Record<string, unknown> | null;
type Digitado = { valeDesde: string; valores: Readonly<Record<string, Valor>>; semDocumento: readonly TipoDeDocumento[] };
type Valores = Record<string, unknown> & { endereco: z.input<typeof esquemaEnderecoAlteravel> };
const caminho = camposDe<{ valeDesde: string; valores: Valores }>();

/** One person of the family: what the register says, to be corrected and sent. */
export function PessoaDaFamilia(props: { token: string; pessoa: Pessoa; aberta: boolean; aposMudar: () => void }) {
  const t = useTextos(textosFamilia);
  const { pessoa, token, aposMudar } = props;
  const { idioma } = useIdioma();
  const nomeDaParte = (parte: string): string => {
    const documento = documentoDoCampo(parte);
    return documento === null ? t(parte === 'ficha' ? 'ficha' : 'parteCadastro') : rotuloDe(tiposDeDocumento, documento, idioma);
  };
  const [feito, setFeito] = useState<string | null>(null);
  const [digitado, setDigitado] = useState<Digitado | null>(null);
  const enviou = (protocolos: readonly string[]): void => {
    setFeito(protocolos.length > 0 ? t('enviou', { numeros: protocolos.join(', ') }) : t('confirmou'));
    setDigitado(null);
    aposMudar();
  };
  const mudou = (erro: unknown, quais: Digitado): void => {
    setFeito(mensagemDe(erro));
    setDigitado(quais);
    aposMudar();
  };
  return (
    <details className={estilo.pessoa} open={props.aberta}>
      <summary>
        <strong>{pessoa.nome}</strong> <span className="suave">{t(pessoa.proprio ? 'voce' : 'aluno')}</span>
      </summary>
      {/* What was sent is shown as it was sent: the form begins again from there, and from what the register says now with what was typed. */}
      {pessoa.campos.length + pessoa.documentos.length > 0 && (
        <Cadastro key={JSON.stringify([pessoa.visto, pessoa.enviados])} {...{ token, pessoa, digitado, enviou, mudou, aposMudar }} />
      )}
      {pessoa.pedeFicha && <FichaDaPessoa {...{ token, pessoa, enviou, aposMudar }} />}
      {pessoa.recusadas.map(({ campo: nome, motivo }) => (
        <p key={nome} className="consequencia">
          {t('naoAceito', { campo: rotuloDoCampo(nome, idioma) })}
          {motivo !== null && `: ${motivo}`}
        </p>
      ))}
      {pessoa.deOutro.length > 0 && <p className="suave">{t('deOutro', { quais: pessoa.deOutro.map(nomeDaParte).join(', ') })}</p>}
      {pessoa.respondidas + pessoa.deOutro.length > 0 && (
        <p className={estilo.feito}>
          {pessoa.faltam.length === 0 ? t('tudoEnviado') : t('aindaFalta', { quais: pessoa.faltam.map(nomeDaParte).join(', ') })}
        </p>
      )}
      <div role="status">{feito !== null && <p className={estilo.feito}>{feito}</p>}</div>
      {pessoa.enviados.length > 0 && (
        <section>
          <h3>{t('enviados')}</h3>
          <ul>
            {pessoa.enviados.map(({ numero, situacao }) => (
              <li key={numero}>
                {numero}: {t(`situacao_${situacao}` as 'situacao_aberto')}
              </li>
            ))}
          </ul>
        </section>
      )}
    </details>
  );
}

type PropsDoCadastro = {
  token: string;
  pessoa: Pessoa;
  digitado: Digitado | null;
  enviou: (protocolos: readonly string[]) => void;
  mudou: (erro: unknown, digitado: Digitado) => void;
  aposMudar: () => void;
};

function Cadastro({ token, pessoa, digitado, enviou, mudou, aposMudar }: PropsDoCadastro) {
  const t = useTextos(textosFamilia);
  const id = `cadastro-${pessoa.pessoaId}`;
  const { esquema, iniciais, atuais } = useMemo(() => formaDe(pessoa, digitado), [pessoa, digitado]);
  const temDocumento = pessoa.documentos.some(({ nome }) => nome !== null);
  const ditos = pessoa.documentos.flatMap((um) => (um.semDocumento ? [um.tipo] : []));
  const [marcados, setMarcados] = useState(digitado?.semDocumento ?? ditos);
  // What is photographed or sent is there after all.
  const semDocumento = marcados.filter((tipo) => pessoa.documentos.some((um) => um.tipo === tipo && um.nome === null && !um.foiEnviado));
  const enviar = async ({ valeDesde, valores }: z.output<typeof esquema>) => {
    const pedidas = Object.fromEntries(mudancas(atuais, valores).map(({ campo: nome, valorProposto }) => [nome, valorProposto]));
    const { pessoaId, visto } = pessoa;
    const corpo = { token, pessoaId, visto, valeDesde: valeDesde ?? undefined, valores: pedidas, semDocumento, ficha: null };
    return enviarDaFamilia(corpo, (erro) =>
      mudou(erro, {
        valeDesde: valeDesde ?? '',
        valores: Object.fromEntries(Object.entries(valores).filter(([nome]) => nome in pedidas)),
        semDocumento,
      }),
    );
  };
  const temEndereco = atuais.has('endereco');
  return (
    <Formulario
      id={id}
      guarda={false}
      esquema={esquema}
      valoresIniciais={iniciais}
      aoSalvar={(_digitados, saida) => enviar(saida)}
      aposSalvar={(resposta) => enviou((resposta as { protocolos: string[] }).protocolos)}
    >
      <SecaoFormulario titulo={t('dados')}>
        {pessoa.campos
          .filter(({ campo: nome }) => nome !== 'endereco')
          .map(({ campo: nome, valorAtual, valorEnviado, foiEnviado }) => (
            <CampoDoCadastro
              key={nome}
              campo={nome}
              caminho={caminho(`valores.${nome}`)}
              valorAtual={nome === 'cpf' && foiEnviado ? valorEnviado : valorAtual}
            />
          ))}
      </SecaoFormulario>
      {temEndereco && <Endereco />}
      {pessoa.documentos.length > 0 && <DocumentosDaPessoa {...{ token, pessoa, semDocumento, aposMudar }} aoMarcar={setMarcados} />}
      <SecaoFormulario titulo={t('enviar')}>
        <CampoData nome={caminho('valeDesde')} rotulo={t('valeDesde')} dica={t('valeDesdeDica')} colunas={12} />
      </SecaoFormulario>
      <BotaoDeEnvio id={id} atuais={atuais} temDocumento={temDocumento || String(semDocumento) !== String(ditos)} />
    </Formulario>
  );
}

/** Says beforehand whether something is sent, or everything is confirmed as it stands. */
function BotaoDeEnvio({ id, atuais, temDocumento }: { id: string; atuais: ReadonlyMap<string, unknown>; temDocumento: boolean }) {
  const t = useTextos(textosFamilia);
  const valores = useValor(caminho('valores'));
  const muda = temDocumento || mudancas(atuais, valores ?? {}).length > 0;
  return <BotaoSalvar formulario={id} rotulo={t(muda ? 'enviar' : 'tudoCerto')} />;
}

function Endereco() {
  const t = useTextos(textosFamilia);
  const digitado = useValor(caminho('valores.endereco'));
  return (
    <SecaoFormulario titulo={t('endereco')}>
      <Suspense fallback={<Esqueleto linhas={3} />}>
        <CamposDoEndereco prefixo={caminho('valores.endereco')} exigido={!isEnderecoVazio(digitado)} localiza={false} />
      </Suspense>
    </SecaoFormulario>
  );
}

/** The form of a person: it starts with what was sent, where that waits, and judges as the form of the school does. The masked CPF is no value: its field starts empty, and one that waits goes along. */
function formaDe({ campos }: Pessoa, antes: Digitado | null) {
  const doCadastro = new Map(campos.map(({ campo: nome, valorAtual }) => [nome as string, nome === 'cpf' ? null : valorAtual]));
  const digitado = z.union([z.string(), z.record(z.string(), z.unknown())]).nullable();
  const esquema = z.object({ valeDesde: campo.dataCivil.opcional(), valores: z.record(z.string(), digitado) }).check(
    regra(({ valores }, ctx) => {
      for (const problema of problemasDasMudancas(doCadastro, mudancas(doCadastro, valores)))
        ctx.addIssue({ ...problema, path: ['valores', ...problema.path] });
    }),
  );
  const inicial = ({ campo: nome, valorEnviado, foiEnviado }: (typeof campos)[number]) =>
    valorInicial(nome, foiEnviado && nome !== 'cpf' ? valorEnviado : (doCadastro.get(nome) ?? null));
  return {
    esquema,
    atuais: doCadastro,
    iniciais: {
      valeDesde: antes?.valeDesde ?? '',
      valores: { ...Object.fromEntries(campos.map((um) => [um.campo, inicial(um)])), ...semNulos(antes?.valores ?? {}) },
    },
  };
}

/** What was emptied is typed as nothing. */
const semNulos = (valores: Readonly<Record<string, Valor>>): Record<string, Valor> =>
  Object.fromEntries(Object.entries(valores).map(([nome, valor]) => [nome, valor ?? valorInicial(nome, null)]));
