import { Suspense, useMemo, useState } from 'react';
import { z } from 'zod';
import { enviarArquivo, ErroApi, mensagemDe } from '#platform/web/rede/api.ts';
import { useComando } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { camposDe, CampoTextoLongo, EmColunas, Formulario, SecaoFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { CamposDoEndereco } from '#domains/pessoas/cep/web/door.tsx';
import type { esquemaEnderecoAlteravel } from '#domains/pessoas/endereco-alteravel.ts';
import { campo } from '#shared/campos.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { protocolosApi } from '../api.ts';
import { rotuloDoCampo, valorParaLer } from '#domains/rh/texts-campos.ts';
import { textosRh } from '#domains/rh/texts.ts';
import { CampoDoCadastro } from './campo-do-cadastro.tsx';
import { EntradaDeAnexo } from './entrada-de-anexo.tsx';
import { isEnderecoVazio, mudanca, mudancas, problemasDasMudancas, valorInicial } from './mudancas.ts';
import estilo from '#domains/rh/web/rh.module.css';

const caminho = camposDe<{ motivo: string; valores: Record<string, unknown> & { endereco: z.input<typeof esquemaEnderecoAlteravel> } }>();
type Pessoa = RespostaCliente<typeof protocolosApi.camposParaProtocolo>;
type Valor = Pessoa['campos'][number]['valorAtual'];

/** The registration as it is, to be corrected where it is wrong: what was changed becomes the request. */
export function FormularioDeProtocolo({ pessoa, aoAbrir }: { pessoa: Pessoa; aoAbrir: (id: number) => void }) {
  const t = useTextos(textosRh);
  const [anexo, setAnexo] = useState<File | null>(null);
  const criar = useComando(protocolosApi.criarProtocolo, { invalida: [protocolosApi.listarProtocolos] });
  const { esquema, iniciais, atuais } = useMemo(() => {
    const doCadastro = new Map(pessoa.campos.map(({ campo: nome, valorAtual }) => [nome, valorAtual]));
    const digitado = z.union([z.string(), z.record(z.string(), z.unknown())]).nullable();
    const forma = z.object({ motivo: campo.texto({ max: 500, multilinha: true }), valores: z.record(z.string(), digitado) });
    return {
      atuais: doCadastro,
      esquema: forma.check(
        regra(({ valores }, ctx) => {
          const pedidas = mudancas(doCadastro, valores);
          if (pedidas.length === 0) ctx.addIssue(recusa('SEM_MUDANCAS', {}, ['valores']));
          for (const problema of problemasDasMudancas(doCadastro, pedidas))
            ctx.addIssue({ ...problema, path: ['valores', ...problema.path] });
        }),
      ),
      iniciais: { motivo: '', valores: Object.fromEntries(pessoa.campos.map((c) => [c.campo, valorInicial(c.campo, c.valorAtual)])) },
    };
  }, [pessoa]);

  const salvar = async ({ motivo, valores }: z.output<typeof esquema>) => {
    const campos = mudancas(atuais, valores);
    const protocolo = await criar.mutateAsync({ body: { pessoaId: pessoa.pessoaId, motivo, campos } }).catch((erro: unknown) => {
      throw noLugar(
        erro,
        campos.map((c) => c.campo),
      );
    });
    // The request stands by itself: an attachment that fails is told, and can be sent again from the record.
    if (anexo) {
      await enviarArquivo(protocolosApi.anexarAoProtocolo, { params: { id: protocolo.id } }, anexo).catch((erro: unknown) =>
        avisar.erro(t('anexoFalhou', { motivo: mensagemDe(erro) })),
      );
    }
    return protocolo;
  };
  return (
    <Formulario
      id="protocolo"
      esquema={esquema}
      valoresIniciais={iniciais}
      aoSalvar={(_digitados, saida) => salvar(saida)}
      aposSalvar={(resposta) => {
        const { id, numero } = resposta as { id: number; numero: string };
        avisar.sucesso(t('aberto', { numero }));
        aoAbrir(id);
      }}
    >
      <EmColunas>
        <CampoTextoLongo nome={caminho('motivo')} rotulo={t('motivo')} maximo={500} linhas={2} autoFoco />
      </EmColunas>
      <div className={estilo.anexoDoPedido}>
        <EntradaDeAnexo arquivo={anexo?.name ?? null} aoEscolher={setAnexo} />
      </div>
      {/* What most requests are about comes first. */}
      {atuais.has('endereco') && <EnderecoDoCadastro valorAtual={atuais.get('endereco') ?? null} />}
      <SecaoFormulario titulo={t('comparar')}>
        {pessoa.campos
          .filter(({ campo: nome }) => nome !== 'endereco')
          .map(({ campo: nome, valorAtual }) => (
            <CampoDoCadastro key={nome} campo={nome} caminho={caminho(`valores.${nome}`)} valorAtual={valorAtual} />
          ))}
      </SecaoFormulario>
    </Formulario>
  );
}

/** The server points at the row of the request; here it is the field of that name. */
function noLugar(erro: unknown, nomes: readonly string[]): unknown {
  if (!(erro instanceof ErroApi)) return erro;
  const fields = erro.fields.map((field) => {
    const [, indice, resto = ''] = /^campos\.(\d+)\.\w+(\..+)?$/.exec(field.path) ?? [];
    const nome = indice === undefined ? undefined : nomes[Number.parseInt(indice, 10)];
    return nome === undefined ? field : { ...field, path: `valores.${nome}${resto}` };
  });
  return new ErroApi({
    code: erro.code,
    status: erro.status,
    message: erro.message,
    fields,
    correlationId: erro.correlationId,
    detalhe: erro.detalhe,
  });
}

function EnderecoDoCadastro({ valorAtual }: { valorAtual: Valor }) {
  const t = useTextos(textosRh);
  const { idioma } = useIdioma();
  const digitado = useValor(caminho('valores.endereco'));
  const mudou = mudanca(valorAtual, digitado) !== null;
  return (
    <SecaoFormulario titulo={rotuloDoCampo('endereco', idioma)}>
      <Suspense fallback={<Esqueleto linhas={3} />}>
        <CamposDoEndereco prefixo={caminho('valores.endereco')} exigido={!isEnderecoVazio(digitado)} />
      </Suspense>
      {mudou && <p className={estilo.hoje}>{t('atualmente', { valor: valorParaLer('endereco', valorAtual, idioma) ?? t('vazio') })}</p>}
    </SecaoFormulario>
  );
}
