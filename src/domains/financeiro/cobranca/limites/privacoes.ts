import { anunciado, fraseEm, futuro, notSeen, palavras, quemEstuda, semPalavras, semNegar } from './frases.ts';
import { anuncio, isGarantia } from './garantias.ts';

// Lei 9.870 art. 6: who studies is kept from nothing because of money. A letter announces neither what will not be given to a student nor
// what a student will not be allowed, in whatever words; what it says of the debt alone, whoever it names, is taken out before (garantias.ts).

const aluno = palavras(`${quemEstuda}|matr[íi]culas?|rematr[íi]culas?`);
const privacao = palavras(
  'n[ãa]o|nem|nunca|jamais|sem (?:[oa]s? )?(?:aula|lanche|merenda|livro|recreio|materia|uniforme|acesso|prova|vaga|transporte)\\p{L}*|imped\\p{L}*|proib\\p{L}*|suspen\\p{L}*|bloque\\p{L}*|perd\\p{L}+(?! (?:[oa]s? )?(?:desconto|bolsa|prazo|emprego|benef[íi]cio))|negad\\p{L}+|negar\\p{L}*|recus\\p{L}+|cancel\\p{L}+|substitu\\p{L}+|ret(?:er|ido|ida|enção)\\p{L}*|vedad\\p{L}*|fora d[aeo]|deix(?:ar?|am|ou|ar[áa]|ar[ãa]o|aremos) de|desativ\\p{L}*|deslig\\p{L}*|cort(?:ar|ad)\\p{L}*|interromp\\p{L}*|retir(?:ad|ar[áa]|ar[ãa]o|aremos)\\p{L}*|segur(?:ad|ar)\\p{L}*|reprov\\p{L}+|(?:ser[áa]|ser[ãa]o|vai ser) (?:transferid|remanejad|trocad|ocupad|dad[ao] a)\\p{L}*|desabilit\\p{L}*|inativad\\p{L}*|(?:na frente|diante|[àa] vista) d[aeo]s?|mandad\\p{L}+ (?:de volta|embora|para)|(?:fica|ficam|ficar[áa]|ficar[ãa]o|est[áa]) (?:sem(?! (?:saldo|pag\\p{L}+|registro|quita\\p{L}+))|fora)',
);
// Kept somewhere until the money comes.
const esperando = palavras(
  `(?:${quemEstuda}) (?:ficar|permanecer|aguardar|esperar|ser)(?:[áa]|[ãa]o) .*(?:at[ée]|enquanto) .*(?:pag|quit|regulariz)\\p{L}*`,
);

// What a school gives to who studies there: a place, a way in, things, food, the way home, attention.
const bem = palavras(
  [
    'catracas?|di[áa]rio|carteirinhas?|crach[áa]s?|login|senhas?|entrada d\\p{L}+|entrada n\\p{L}+|acesso(?! a (?:est|ess)\\p{L}+)|(?<!(?:pel[oa]|n[oa]|d[oa]|via) )(?:aplicativo|portal|plataforma)(?! d[oe] (?:seu )?banco)',
    'tarefas?|cadernos?|li[çc](?:[ãa]o|[õo]es)|trabalhos? (?:d\\p{L}+|escola\\p{L}+|entreg\\p{L}+)|reda[çc](?:[ãa]o|[õo]es)|corre[çc](?:[ãa]o|[õo]es)|refor[çc]o|monitor(?:ia|[ae]s?)|acompanhante|aulas?|ensino|psic[óo]log[oa]s?|atendimento d[aeo]s?|notas? d(?:ele|ela|[oa]s? (?:alun|filh|bimestre))\\p{L}*|faltas',
    'lanches?|merendas?|almo[çc]os?|refei[çc](?:[ãa]o|[õo]es)|cantina|recreio|transporte|vans?|peruas?|[ôo]nibus|armários?|cadeiras?|lugar(?:es)? d(?:ele|ela|[oa])s?|lugar na|salas? (?:para|d[ea]s?)|vagas? d\\p{L}+|biblioteca|quadra|piscina',
    'livros?|apostilas?|kits?|camisas?|camisetas?|medalhas?|trof[ée]us?|treinos?|teatro|convites?|motorista|porteir[oa]|port[ãa]o|materia(?:l|is)|uniformes?|agendas?|festas?|passeios?|excurs(?:[ãa]o|[õo]es)|viage(?:m|ns)|formaturas?|campeonatos?|jud[ôo]|futebol|dan[çc]a|bal[ée]|foto\\p{L}*|declara[çc](?:[ãa]o|[õo]es)(?! d[ea] quita| anual)',
  ].join('|'),
);
const tirar = semNegar(
  '(?:cort(?:ar|ad)|negad|negar|bloque|suspen[ds]|suspens|interromp|interrup|cancel|deslig|desativ|desabilit|inativ|retir|recolh|expir|dispens|apag|ocult|trav(?:ar|ad)|apreend|recus|imped|proib|barrad|esvazi|encerr|perd)\\p{L}*|deix(?:ar?|am|ou|ar[áa]|ar[ãa]o|aremos) de|par(?:a|ar|ar[áa]|ar[ãa]o) de|fora do ar|indispon[íi]ve\\p{L}+|inacess[íi]ve\\p{L}+|(?:fic\\p{L}+|est[áa]|est[ãa]o) (?:sem|fora|com a escola|conosco)|(?:dad|daremos|cedid|ocupad|oferecid|repassad|entregu)\\p{L}* (?:\\p{L}+ ){0,3}(?:a|por|para|ao?s?) (?:outr\\p{L}+|quem)',
);
const naoMais = palavras(
  '(?:n[ãa]o|nem|nunca) (?:(?:se|[oa]s?|lhes?|mais) )*(?:(?:vai|v[ãa]o|vamos|pode|podem|podemos|h[áa]|ter|tem|haver|abre|funciona|libera|passa|busca|atende)(?!\\p{L})|\\p{L}+(?:r[áa]|r[ãa]o|remos)(?!\\p{L}))|n[ãa]o (?:(?:se|[oa]s?) )*\\p{L}+ mais',
);
const paraQuemPaga = palavras(
  '(?:s[óo]|somente|apenas|exclusiv\\p{L}+|unicamente) (?:(?:emit\\p{L}+|entreg\\p{L}+|declara\\p{L}+|leva|levam|serve|servem|recebe|recebem|atende|atendem|entra|entram|para|de|d?[oa]s?|aos?|[àa]s?|ser[áa]|ser[ãa]o|[ée]) )*(?:quem|fam[íi]lias|alun\\p{L}+) .*(?:em dia|pag\\p{L}*|quit\\p{L}+|quites?|dev\\p{L}+)',
);

// Spoken of by a pronoun, the acts must be a person's: "ele foi cancelado" may be said of a slip.
const pronome = palavras('el[ea]s?|del[ea]s?|lhes?|irm[ãa]os?|irm[ãa]s?');
const dele = palavras('del[ea]s?');
const atos =
  '(?:entra|assist|particip|frequent|almo[çc]|lanch|com(?:er|e|er[áa])(?!\\p{L})|us(?:ar|a)|sub(?:ir|ir[áa])|pass(?:ar|ar[áa])|receb(?:e|er|er[áa])|ir|ir[áa]|vir|vem|vir[áa]|brinc|jog|viaj|estud|sent(?:ar|a)|matricul|rematricul|acompanh|conclu)';
const naoFara = palavras(
  `(?:n[ãa]o|nem) (?:(?:mais|vai|v[ãa]o|pode|podem|poder[áa]|poder[ãa]o|ir[áa]|ser[áa]|ser[ãa]o) )*${atos}\\p{L}*(?! n[oa]s? (?:acordo|conta|soma|c[áa]lculo))|(?:n[ãa]o|nem) (?:os?|as?|lhes?) (?:receb|deix|atend|busc|aceit|admit|reconhec|permit|matricul|rematricul|acolh|serv)\\p{L}*(?:r[áa]|r[ãa]o|remos)`,
);
const seraMandado = palavras(
  '(?:ser[áa]|ser[ãa]o|vai ser|v[ãa]o ser) (?:barrad|reprovad|impedid|proibid|exclu[íi]d|expuls|afastad|mandad)\\p{L}*|(?:fica|ficar[áa]|vai ficar|ficam|ficar[ãa]o) (?:fora|(?:sem|de) (?:a |o )?(?:aula|lanche|livro|recreio|material|uniforme|castigo))\\p{L}*',
);
// Whatever is said of it, it waits for the money.
const enquantoDeve = palavras(
  '(?:enquanto|se|caso) .*(?:n[ãa]o (?:for|pag|regulariz|quit|acert)|houver|persisti|durar|dev)\\p{L}*|at[ée] (?:que |[oa] |algu[ée]m )?(?:\\p{L}+ ){0,4}(?:pag|quit|regulariz|acert)\\p{L}*',
);
const soPagando = palavras(
  '(?:s[óo]|somente|apenas) (?:ser|poder|entr|ir|fic|receb|far|ter|volt|sai|assist|particip|faz|entreg)\\p{L}* .*(?:pag|quit|em dia|regulariz|recibo|acert)\\p{L}*',
);

const kids = palavras('(?:child|children|kids?|sons?|daughters?|students?|pupils?)');
const shall = palavras("will|shall|may|can|cannot|can't|won't|is|are|gets?");
const kept = palavras(
  "(?:not|no|never|cannot|can't|won't) (?!(?:affect|change|depend|be (?:affected|told|informed))\\p{L}*)\\p{L}+|cut|lose|denied|block\\p{L}*|suspend\\p{L}*|barred|until|unless|kept|sent home|waits?|stop|gate|given to (?:another|some)\\p{L}*|outside|alone|apart",
);

// Of the debt a letter does announce: what will be sent, charged, corrected or divided, and what it costs.
const tratar =
  '(?:cancel|substitu|envi|mand|atualiz|corrig|emiti|cobr|pag|venc|reajust|parcel|negoci|recalcul|inclu|baix|abat|devolv|credit|quit|registr|cust)';
const daDivida = palavras(
  `(?:${tratar}\\p{L}*(?:remos|r[áa]|r[ãa]o|(?<=(?:vai|v[ãa]o|vamos|pod\\p{L}+) \\p{L}+)r)|(?:ser(?:[áa]|[ãa]o)?|[ée]|s[ãa]o) ${tratar}\\p{L}*d[ao]s?)(?! (?:(?:[oa]s?|seus?|suas?) )*(?:alun|filh|crian|estud))|(?:h|t|corre|incid)\\p{L}* (?:\\p{L}+ )?(?:multas?|juros|descontos?|acr[ée]scimos?|reajustes?|custos?)|(?:carta|mensagem|aviso|comunicado) (?:vai|segue)|entra\\p{L}* n(?:o|a|este|esta) (?:boleto|acordo|conta|soma|c[áa]lculo|parcela|mensalidade)`,
);
// A good that comes back, or comes at all, with the money.
const pago = palavras(
  '(?:liber|entreg|emit|devolv|volt|normaliz|reativ|restabelec|desbloque)\\p{L}* .*(?:ap[óo]s|depois d\\p{L}+|mediante|assim que|quando|com) .*(?:pag|quit|regulariz|acert)\\p{L}*',
);
const estuda = palavras(`${quemEstuda}|turmas?|colegas`);
const esqueca = semNegar(
  '(?:tem|ter[áa]) outr[oa]|(?:dad|cedid|ocupad|oferecid|repassad)[oa]s? (?:a|por|para) (?:outr|quem)\\p{L}*|deix(?:a|am|ar[áa]|ar[ãa]o|aremos) de|esqueça\\p{L}*|pode(?:m)? esquecer|nada de|acab(?:a|am|ou)|(?:para|a|de) n[ãa]o \\p{L}+r(?:em)?',
);
const semUmSemOutro = palavras('sem (?:\\p{L}+ )?(?:pag|quit|acordo|acert|regulariz)\\p{L}*, (?:sem|nada|n[ãa]o h[áa])');
const somem = palavras('sa(?:i|em)|fica|ficam|some|somem|param|acaba|acabam|volta|voltam|perde|perdem|termina|terminam');

const privacoes: readonly ((frase: string, dito: string) => boolean)[] = [
  (f) => esperando.test(f),
  (f) => kids.test(semPalavras(f, notSeen)) && shall.test(f) && kept.test(semPalavras(f, notSeen)),
  (_, dito) => aluno.test(dito) && privacao.test(dito),
  // Of who studies, nothing is announced.
  (_, dito) => (estuda.test(dito) || pronome.test(dito)) && anunciado.test(dito) && !daDivida.test(dito),
  (_, dito) => (aluno.test(dito) || bem.test(dito)) && esqueca.test(dito),
  (f) => semUmSemOutro.test(f),
  (_, dito) => dele.test(dito) && somem.test(dito),
  (f, dito) => (aluno.test(dito) || bem.test(dito) || pronome.test(dito)) && enquantoDeve.test(f) && !daDivida.test(dito),
  (f, dito) => bem.test(dito) && tirar.test(dito) && futuro.test(f),
  (_, dito) => bem.test(dito) && naoMais.test(dito) && !daDivida.test(dito),
  (f) => bem.test(f) && (paraQuemPaga.test(f) || pago.test(f)),
  (f, dito) => pronome.test(f) && (naoFara.test(dito) || seraMandado.test(dito)),
  (f) => (aluno.test(f) || pronome.test(f) || /(?<!\p{L})quem /iu.test(f)) && soPagando.test(f),
  (f) => /(?<!\p{L})n[ãa]o (?:os?|as?|lhes?) /iu.test(f) && naoFara.test(f),
];

/** The first sentence of a text that takes something from who studies, shortened; null when none does. */
export const privacaoEm = (texto: string): string | null =>
  fraseEm(texto, (f) => !isGarantia(f) && privacoes.some((isPrivacao) => isPrivacao(f, anuncio(f))));
